import { countries, interests } from '@caliper/contract/requests/lists.ts';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import type { ComponentProps } from 'react';

interface Choice {
  country: string;
  category: string;
}

interface CountryAndCategoryProps {
  field: (name: keyof Choice) => Omit<ComponentProps<typeof NativeSelect>, 'label' | 'options'>;
  /** The option shown while nothing is chosen. */
  none?: Choice;
}

const open: Choice = { country: 'Choose a country', category: 'Any category' };

/** The person's country and field of interest. Both are optional. */
export function CountryAndCategory({ field, none = open }: CountryAndCategoryProps) {
  return (
    <>
      <NativeSelect {...field('country')} label="Country" options={optionsOf(none.country, countries)} />
      <NativeSelect {...field('category')} label="Category" options={optionsOf(none.category, interests)} />
    </>
  );
}

function optionsOf(none: string, list: readonly string[]) {
  return [{ value: '', label: none }, ...list.map((name) => ({ value: name, label: name }))];
}
