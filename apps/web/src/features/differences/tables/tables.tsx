import type { ListedTable } from '@caliper/contract/differences/compared.schemas.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { InlineSelect } from '@caliper/ui/fields/native-select.tsx';
import { Switch } from '@caliper/ui/fields/switch.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { reportPath } from '../../../lib/navigation/paths.ts';
import { useNumberInAddress } from '../changes-address.ts';
import { type Comparison, changedTableQuery, type Whole } from '../differences.queries.ts';
import { Section } from '../section.tsx';
import { sideName } from '../side-names.ts';
import { ComparedTable } from './compared-table.tsx';
import type { Below } from './figure-cell.tsx';
import classes from './tables.module.css';

interface TablesProps {
  found: Whole;
  comparison: Comparison;
}

/** The tables of both sides, one at a time, and those that only one of them has. */
export function Tables({ found, comparison }: TablesProps) {
  const both = found.tables.filter(({ before, after }) => before && after);
  const [asked, choose] = useNumberInAddress('table');
  const [onlyChanged, setOnlyChanged] = useState(true);
  const [below, setBelow] = useState<Below>('former');
  const at = placeOf(both, asked);
  const current = both[at];
  return (
    <Section
      name="tables"
      title="Tables"
      tools={
        <Switch checked={onlyChanged} onChange={(event) => setOnlyChanged(event.target.checked)}>
          Only rows that changed
        </Switch>
      }
    >
      {current ? (
        <>
          <div className={classes.choices}>
            <InlineSelect
              label="Below each figure:"
              value={below}
              options={[
                { value: 'former', label: sideName(found, found.before) },
                { value: 'change', label: 'the change' },
                { value: 'relative', label: 'the change in %' },
              ]}
              onChange={(value) => setBelow(value as Below)}
            />
            <TableSteps at={at} count={both.length} onStep={(step) => choose(both[at + step]?.number ?? 1)} />
          </div>
          <ChosenTable {...{ found, comparison, onlyChanged, below }} number={current.number} />
        </>
      ) : (
        <p className="quiet">No table of one can be compared with a table of the other.</p>
      )}
      <LoneTables found={found} kind="added" />
      <LoneTables found={found} kind="removed" />
    </Section>
  );
}

/** The one that the address names, or else the first with revised forecasts, or with anything that is different. */
function placeOf(tables: readonly ListedTable[], asked: number | null): number {
  const tries = [
    tables.findIndex(({ number }) => number === asked),
    tables.findIndex(({ counts }) => counts.revised > 0),
    tables.findIndex(({ kind }) => kind === 'changed'),
  ];
  return tries.find((at) => at >= 0) ?? 0;
}

interface TableStepsProps {
  at: number;
  count: number;
  onStep: (step: 1 | -1) => void;
}

function TableSteps({ at, count, onStep }: TableStepsProps) {
  return (
    <div className={classes.steps}>
      <Button variant="quiet" size="sm" icon="chevronLeft" refused={at === 0} onClick={() => onStep(-1)}>
        Previous table
      </Button>
      <span className="small quiet" translate="no">
        {at + 1} <span translate="yes">of</span> {count}
      </span>
      <Button variant="quiet" size="sm" refused={at >= count - 1} onClick={() => onStep(1)}>
        Next table
        <Icon name="chevronRight" size={14} />
      </Button>
    </div>
  );
}

interface ChosenTableProps extends TablesProps {
  number: number;
  onlyChanged: boolean;
  below: Below;
}

function ChosenTable({ found, comparison, number, onlyChanged, below }: ChosenTableProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(changedTableQuery(comparison, number));
  if (error && !data) return <FailedQuery title="The table did not load" error={error} onRetry={refetch} />;
  if (!data) return <div className={classes.loading} role="status" aria-label="Loading the table" />;
  return (
    <div className="fading" data-stale={isPlaceholderData || undefined}>
      <ComparedTable
        table={data}
        onlyChanged={onlyChanged}
        below={below}
        former={sideName(found, found.before)}
      />
    </div>
  );
}

interface LoneTablesProps {
  found: Whole;
  kind: 'added' | 'removed';
}

/** Tables that only one side has: there is nothing to compare, so they are named and lead to their place. */
function LoneTables({ found, kind }: LoneTablesProps) {
  const tables = found.tables.filter((table) => table.kind === kind);
  if (tables.length === 0) return null;
  const side = kind === 'added' ? found.after : found.before;
  return (
    <details className="mt16">
      <summary className="semi">
        {tables.length.toLocaleString('en-US')} {tables.length === 1 ? 'table' : 'tables'}{' '}
        {kind === 'added' ? 'only in' : 'no longer in'} {sideName(found, found.after)}
      </summary>
      <ul className="list small mt6">
        {tables.map(({ number, after, before }) => {
          const place = after ?? before;
          const [title = ''] = place?.title.split('\n') ?? [];
          return (
            <li key={number} className="py4 anywhere">
              <Link
                className="link"
                to={`${reportPath(side.report_id, side.report_name, place?.chapter)}#${place?.block}`}
              >
                {[place?.name, title].filter(Boolean).join(' ') || `Table ${place?.number}`}
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
