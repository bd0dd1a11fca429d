import { categories, countries } from '@caliper/contract/requests/lists.ts';
import { NativeSelect } from '@caliper/ui/native-select.tsx';
import type { ContactRequest } from './use-contact-request.ts';

const countryOptions = optionsOf('Choose a country', countries);
const categoryOptions = optionsOf('Any category', categories);

/** Where they are, and which field it is about. Both can be left open. */
export function ContactAbout({ request }: { request: ContactRequest }) {
  const { draft, change, errors } = request;
  return (
    <>
      <NativeSelect
        label="Country"
        value={draft.country}
        options={countryOptions}
        onChange={(country) => change({ country })}
        error={errors.country}
      />
      <NativeSelect
        label="Category"
        value={draft.category}
        options={categoryOptions}
        onChange={(category) => change({ category })}
        error={errors.category}
      />
    </>
  );
}

function optionsOf(none: string, list: readonly string[]) {
  return [{ value: '', label: none }, ...list.map((name) => ({ value: name, label: name }))];
}
