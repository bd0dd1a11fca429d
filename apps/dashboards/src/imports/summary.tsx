import classes from './imports.module.css';
import type { Staged } from './imports.queries.ts';

const entries = [
  ['rows', 'Rows'],
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['removed', 'Removed'],
] as const;

export function Summary({ summary }: { summary: Staged['summary'] }) {
  return (
    <dl className={classes.summary}>
      {entries.map(([name, label]) => (
        <div key={name} data-tone={summary[name] > 0 ? name : undefined}>
          <dt>{label}</dt>
          <dd translate="no">{summary[name].toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
