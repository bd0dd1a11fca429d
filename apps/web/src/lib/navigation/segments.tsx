import { Link, useLocation } from 'react-router';
import classes from './segments.module.css';

interface SegmentsProps<V extends string> {
  /** Names the choice for screen readers. */
  label: string;
  /** Of the address, which keeps the choice. */
  name: string;
  value: V;
  options: readonly { value: V; label: string; count?: number | undefined }[];
}

/** A few views of one page, one of which is shown. The address says which; choosing adds no history entry. */
export function Segments<V extends string>({ label, name, value, options }: SegmentsProps<V>) {
  const { search } = useLocation();
  const searchOf = (chosen: V) => {
    const next = new URLSearchParams(search);
    next.set(name, chosen);
    next.delete('page');
    return `?${next}`;
  };
  return (
    <nav className={classes.row} aria-label={label}>
      {options.map((option) => (
        <Link
          key={option.value}
          className={classes.segment}
          to={{ search: searchOf(option.value) }}
          replace
          preventScrollReset
          aria-current={option.value === value ? 'true' : undefined}
        >
          {option.label}
          {option.count !== undefined && <span className={classes.count}>{option.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
