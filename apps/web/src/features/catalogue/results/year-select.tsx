import { Icon } from '@caliper/ui/icons.tsx';
import { useNavigate } from 'react-router';
import { addressOf, type CatalogueView, chooseYear, keepsPlace } from '../catalogue-address.ts';
import classes from './year-select.module.css';

export function YearSelect({ view, possible }: { view: CatalogueView; possible: readonly number[] }) {
  const navigate = useNavigate();
  const years = withChosen(possible, view.year);
  if (years.length === 0) return null;
  const choose = (year: string) =>
    navigate(addressOf(chooseYear(view, year === '' ? null : Number(year))), { state: keepsPlace });
  return (
    <label className={classes.year}>
      Year
      <span className={classes.frame}>
        <select
          className={classes.select}
          value={view.year ?? ''}
          onChange={(event) => choose(event.target.value)}
          translate="no"
        >
          <option value="">All</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={14} className={classes.arrow} />
      </span>
    </label>
  );
}

/** A year from the address is shown as chosen even where it has nothing to offer. */
function withChosen(possible: readonly number[], year: number | null): readonly number[] {
  return year === null || possible.includes(year) ? possible : [year, ...possible];
}
