import { cssColor, type DataColor } from './data-color.ts';
import classes from './legend.module.css';

export interface LegendEntry {
  name: string;
  color: DataColor;
  /** Left out of the chart at present. */
  isOff?: boolean;
  /** In the chart, but faded beside what is chosen. */
  isFaded?: boolean;
}

interface LegendProps {
  /** Names the group for screen readers. */
  label: string;
  entries: readonly LegendEntry[];
  /** Takes a part out of the chart, or back into it. */
  onToggle?: ((name: string) => void) | undefined;
  /** How what is forecast looks; null if nothing is. */
  forecast?: 'outlined' | 'dashed' | null;
}

export function Legend({ label, entries, onToggle, forecast = null }: LegendProps) {
  return (
    <ul className={classes.legend} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.name}>
          {onToggle ? (
            <button
              type="button"
              className={classes.entry}
              aria-pressed={!entry.isOff && !entry.isFaded}
              data-off={entry.isOff || undefined}
              onClick={() => onToggle(entry.name)}
            >
              <EntryWords {...entry} />
            </button>
          ) : (
            <span className={classes.entry}>
              <EntryWords {...entry} />
            </span>
          )}
        </li>
      ))}
      {forecast && (
        <li className={classes.forecast}>
          <i className={classes[forecast]} />
          {forecast}: forecast
        </li>
      )}
    </ul>
  );
}

function EntryWords({ name, color, isOff = false }: LegendEntry) {
  return (
    <>
      <i
        className={classes.mark}
        data-off={isOff || undefined}
        style={{ '--mark': cssColor(color) } as React.CSSProperties}
      />
      <span translate="no">{name}</span>
    </>
  );
}
