import { InlineSelect } from '@caliper/ui/fields/native-select.tsx';
import { useNavigate } from 'react-router';
import { addressOf, type CatalogueView, chooseYear, keepsPlace } from '../catalogue-address.ts';

export function YearSelect({ view, possible }: { view: CatalogueView; possible: readonly number[] }) {
  const navigate = useNavigate();
  const years = withChosen(possible, view.year).map(String);
  if (years.length === 0) return null;
  const choose = (year: string) =>
    navigate(addressOf(chooseYear(view, year === '' ? null : Number(year))), { state: keepsPlace });
  return (
    <InlineSelect
      translate="no"
      label="Year"
      value={String(view.year ?? '')}
      options={[{ value: '', label: 'All' }, ...years.map((year) => ({ value: year, label: year }))]}
      onChange={choose}
    />
  );
}

/** A year from the address is shown as chosen even if it has no items. */
function withChosen(possible: readonly number[], year: number | null): readonly number[] {
  return year === null || possible.includes(year) ? possible : [year, ...possible];
}
