import { Button } from '@caliper/ui/actions/button.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import classes from './imports.module.css';
import type { PastImport } from './imports.queries.ts';
import { applyWord, type Wish } from './wish.ts';

interface HistoryTableProps {
  imports: readonly PastImport[];
  onAsk: (wish: Wish) => void;
}

export function HistoryTable({ imports, onAsk }: HistoryTableProps) {
  return (
    <Table
      label="Imported lately"
      heads={['Item and file', { head: 'Rows', is: 'number' }, 'By', 'At', { head: 'State', is: 'unseen' }]}
      stacks
    >
      <tbody>
        {imports.map((one) => (
          <tr key={one.importId}>
            <th scope="row">
              {one.name}, <span translate="no">{one.year}</span>
              {one.demo && ' (demo figures)'}
              <span className="block small faint plain anywhere" translate="no">
                {one.file}
              </span>
            </th>
            <td data-number data-label="Rows" translate="no">
              {one.rows.toLocaleString('en-US')}
            </td>
            <td data-label="By" translate="no">
              {one.by}
            </td>
            <td data-label="At">
              <Moment seconds={one.at} />
            </td>
            <td data-end>
              <State one={one} onAsk={onAsk} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function State({ one, onAsk }: { one: PastImport; onAsk: HistoryTableProps['onAsk'] }) {
  if (one.state === 'current') return <StatusTag tone="plain">Current</StatusTag>;
  const name = `${one.file}, ${one.name}, ${one.year}`;
  const apply = applyWord(one);
  return (
    <div className={classes.rowActions}>
      {one.state === 'staged' && <StatusTag tone="warn">Not applied</StatusTag>}
      <Button size="sm" aria-label={`${apply} ${name}`} onClick={() => onAsk({ one, change: 'apply' })}>
        {apply}
      </Button>
      {one.state === 'staged' && (
        <Button
          size="sm"
          variant="remove"
          aria-label={`Discard ${name}`}
          onClick={() => onAsk({ one, change: 'discard' })}
        >
          Discard
        </Button>
      )}
    </div>
  );
}

function Moment({ seconds }: { seconds: number }) {
  const date = new Date(seconds * 1000);
  const words = date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={date.toISOString()} className="nowrap">
      {words}
    </time>
  );
}
