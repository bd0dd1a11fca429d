import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { ReactNode } from 'react';
import { ChangeTable } from './change-table.tsx';
import classes from './imports.module.css';
import type { Staged } from './imports.queries.ts';
import { PlaceTable, sheetsOf } from './place-table.tsx';

interface DifferencesProps extends Pick<Staged, 'summary' | 'notes' | 'changes'> {
  /** What can be done about them, between the numbers and the details. */
  children?: ReactNode;
}

/** What applying an import would change. */
export function Differences({ summary, notes, changes, children }: DifferencesProps) {
  return (
    <>
      <Summary summary={summary} />
      {children}
      {notes.length > 0 && <Notes notes={notes} />}
      {changes.length > 0 && <ChangeTable changes={changes} summary={summary} />}
    </>
  );
}

/** Remarks that are no reason to refuse the file. */
function Notes({ notes }: { notes: Staged['notes'] }) {
  return (
    <div>
      <h3 className="row gap6 mb8 h4">
        <Icon name="info" size={14} /> Worth knowing
      </h3>
      <PlaceTable
        label="Worth knowing"
        words="What was noticed"
        places={notes}
        hasSheets={sheetsOf(notes).length > 0}
      />
    </div>
  );
}

const entries = [
  ['rows', 'Rows', undefined],
  ['added', 'Added', 'ok'],
  ['changed', 'Changed', 'warn'],
  ['removed', 'Removed', 'bad'],
] as const;

function Summary({ summary }: { summary: Staged['summary'] }) {
  return (
    <dl className={classes.summary}>
      {entries.map(([name, label, tone]) => (
        <div key={name} data-tone={summary[name] > 0 ? tone : undefined}>
          <dt>{label}</dt>
          <dd translate="no">{summary[name].toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
