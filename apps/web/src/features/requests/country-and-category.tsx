import { countries, interests } from '@caliper/contract/requests/lists.ts';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';

interface Choice {
  country: string;
  category: string;
}

interface CountryAndCategoryProps {
  draft: Choice;
  change: (part: Partial<Choice>) => void;
  errors: { country?: string | undefined; category?: string | undefined };
  /** The option shown while nothing is chosen. */
  none?: Choice;
}

const open: Choice = { country: 'Choose a country', category: 'Any category' };

/** The person's country and field of interest. Both are optional. */
export function CountryAndCategory({ draft, change, errors, none = open }: CountryAndCategoryProps) {
  return (
    <>
      <NativeSelect
        label="Country"
        value={draft.country}
        options={optionsOf(none.country, countries)}
        onChange={(country) => change({ country })}
        error={errors.country}
      />
      <NativeSelect
        label="Category"
        value={draft.category}
        options={optionsOf(none.category, interests)}
        onChange={(category) => change({ category })}
        error={errors.category}
      />
    </>
  );
}

function optionsOf(none: string, list: readonly string[]) {
  return [{ value: '', label: none }, ...list.map((name) => ({ value: name, label: name }))];
}
