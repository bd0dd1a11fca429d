import classes from './key-figures.module.css';
import { Failed, isStale } from './panel-face.tsx';
import type { Asked } from './use-figures.ts';

export interface KeyFigure {
  value: string;
  unit?: string;
  /** Below the number: its name and period. */
  label: string;
}

interface KeyFiguresProps {
  figures: readonly KeyFigure[];
  /** The questions whose answers they are. */
  asked?: readonly Asked[];
}

/** The most important numbers of a dashboard. */
export function KeyFigures({ figures, asked = [] }: KeyFiguresProps) {
  const isLoading = asked.some(({ isPending }) => isPending);
  const stale = isStale(asked);
  if (asked.some(({ error }) => error)) {
    return (
      <div className={classes.failed}>
        <Failed asked={asked} />
      </div>
    );
  }
  return (
    <dl className={classes.figures} aria-busy={isLoading || stale} data-stale={stale || undefined}>
      {figures.map(({ value, unit, label }) => (
        <div key={label} className={classes.figure}>
          <dt className={classes.label} data-picture-text>
            {label}
          </dt>
          <dd className={classes.value} translate="no" data-picture-text>
            {isLoading ? <span className={classes.skeleton} /> : value}
            {unit && !isLoading && <span className={classes.unit}>{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
