import classes from './key-figures.module.css';

export interface KeyFigure {
  value: string;
  unit?: string;
  /** Below the number: what it is, and of when. */
  label: string;
}

interface KeyFiguresProps {
  figures: readonly KeyFigure[];
  isLoading?: boolean;
  /** The numbers are still those of the choice before. */
  isStale?: boolean;
}

/** The few numbers that somebody came for. */
export function KeyFigures({ figures, isLoading = false, isStale = false }: KeyFiguresProps) {
  return (
    <dl className={classes.figures} aria-busy={isLoading || isStale} data-stale={isStale || undefined}>
      {figures.map(({ value, unit, label }) => (
        <div key={label} className={classes.figure}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value} translate="no">
            {isLoading ? <span className={classes.skeleton} /> : value}
            {unit && !isLoading && <span className={classes.unit}>{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
