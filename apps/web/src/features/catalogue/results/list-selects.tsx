import { type ListSort, listSorts } from '@caliper/contract/catalogue/catalogue.values.ts';
import { InlineSelect } from '@caliper/ui/fields/native-select.tsx';
import { useNavigate } from 'react-router';
import { addressOf, type CatalogueView, choose, keepsPlace } from '../catalogue-address.ts';

const sortNames: Record<ListSort, string> = {
  newest: 'Newest',
  title: 'Title',
  added: 'Recently added',
};

export function SortSelect({ view }: { view: CatalogueView }) {
  const navigate = useNavigate();
  const show = (value: string) => {
    const sort = listSorts.find((one) => one === value);
    navigate(addressOf(choose(view, { sort: sort === 'newest' ? null : (sort ?? null) })), {
      state: keepsPlace,
    });
  };
  return (
    <InlineSelect
      label="Sort"
      value={view.sort ?? 'newest'}
      options={listSorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
      onChange={show}
    />
  );
}

export function YearSelect({ view, possible }: { view: CatalogueView; possible: readonly number[] }) {
  const navigate = useNavigate();
  const years = withChosen(possible, view.year).map(String);
  if (years.length === 0) return null;
  const show = (year: string) =>
    navigate(addressOf(choose(view, { year: year === '' ? null : Number(year) })), { state: keepsPlace });
  return (
    <InlineSelect
      translate="no"
      label="Year"
      value={String(view.year ?? '')}
      options={[{ value: '', label: 'All' }, ...years.map((year) => ({ value: year, label: year }))]}
      onChange={show}
    />
  );
}

/** A year from the address is shown as chosen even if it has no items. */
function withChosen(possible: readonly number[], year: number | null): readonly number[] {
  return year === null || possible.includes(year) ? possible : [year, ...possible];
}
