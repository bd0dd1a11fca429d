import { Table } from '@caliper/ui/lists/table.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import type { Staged } from './imports.queries.ts';

type Change = Staged['changes'][number];

const tones = { added: 'ok', changed: 'warn', removed: 'bad' } as const;

const words = { added: 'Added', changed: 'Changed', removed: 'Removed' };

interface ChangeTableProps {
  changes: readonly Change[];
  summary: Staged['summary'];
}

/** The first of the changes, with the present and the new value. */
export function ChangeTable({ changes, summary }: ChangeTableProps) {
  const all = summary.added + summary.changed + summary.removed;
  return (
    <div>
      <h3 className="row gap6 mb8 h4">
        {all > changes.length
          ? `The first ${changes.length} of ${all.toLocaleString('en-US')} changes`
          : 'The changes'}
      </h3>
      <Table
        label="Changes"
        density="read"
        heads={['Figure', 'Change', { head: 'From', is: 'number' }, { head: 'To', is: 'number' }]}
      >
        <tbody>
          {changes.map(({ change, what, from, to }) => (
            <tr key={`${change} ${what}`}>
              <th scope="row">{what}</th>
              <td>
                <StatusTag tone={tones[change]}>{words[change]}</StatusTag>
              </td>
              <td data-number translate="no">
                {from ?? '–'}
              </td>
              <td data-number translate="no">
                {to ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
