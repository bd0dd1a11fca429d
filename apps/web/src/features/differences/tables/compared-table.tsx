import type {
  ComparedTable as Compared,
  ComparedColumn,
  ComparedPart,
  ComparedRow,
} from '@caliper/contract/differences/compared.schemas.ts';
import { Wide } from '@caliper/ui/lists/wide.tsx';
import { signedPercent } from '../forecast/revisions.ts';
import { type Below, FigureCell } from './figure-cell.tsx';
import { PartHead } from './part-head.tsx';
import { revisedColumn } from './revised-column.ts';
import classes from './tables.module.css';

interface ComparedTableProps {
  table: Compared;
  onlyChanged: boolean;
  below: Below;
  /** What the former side is called. */
  former: string;
}

/** A table of both sides: the new figure above the former one, and by how much the last forecast was revised. */
export function ComparedTable({ table, onlyChanged, below, former }: ComparedTableProps) {
  const { before, after, units, parts } = table;
  const [title = ''] = after.title.split('\n');
  const name = [after.name, title].filter(Boolean).join(' ') || `Table ${after.number}`;
  const facts = [
    units.after,
    units.before !== units.after && units.before !== '' && `${former} in ${units.before}`,
    before.name !== after.name && before.name !== '' && `was ${before.name}`,
  ].filter(Boolean);
  return (
    <>
      <h3 className="h4">{name}</h3>
      <p className="small quiet mb8">{facts.join(', ')}</p>
      {parts.length === 0 && (
        <p className="quiet">This table is too large to be shown beside its former one.</p>
      )}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
        <PartTable key={at} corner={table.corner} {...{ part, name, onlyChanged, below }} />
      ))}
      <Legend former={former} />
    </>
  );
}

interface PartTableProps {
  part: ComparedPart;
  name: string;
  corner: string;
  onlyChanged: boolean;
  below: Below;
}

function PartTable({ part, name, corner, onlyChanged, below }: PartTableProps) {
  const { columns } = part;
  const rows = onlyChanged ? part.rows.filter(hasChanged) : part.rows;
  const revised = revisedColumn(columns);
  const areNumbers = columns.map((_, at) => part.rows.some(({ cells }) => isNumber(cells[at])));
  const columnAt = (at: number) => ({ column: columns[at] ?? noColumn, isNumber: areNumbers[at] ?? false });
  if (rows.length === 0) return <p className="quiet mb12">No row of this table changed.</p>;
  return (
    <Wide label={name} className={classes.frame}>
      <table className={classes.table} aria-label={name}>
        <PartHead {...{ columns, corner, revised, areNumbers }} />
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may go by the same name
            <tr key={at} data-total={row.isTotal || undefined}>
              <RowName row={row} />
              {row.cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <FigureCell key={index} {...{ cell, row, below }} {...columnAt(index)} />
              ))}
              {revised !== null && (
                <td data-number className="semi" translate="no">
                  {revisionOf(row, revised)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** Columns of words stand at the left and wrap. */
function isNumber(cell: ComparedRow['cells'][number] | undefined): boolean {
  return cell?.after?.value != null || cell?.before?.value != null;
}

const noColumn: ComparedColumn = { path: [], side: 'both', year: null, was: 'unknown', is: 'unknown' };

function RowName({ row: { path, former, side } }: { row: ComparedRow }) {
  const notes = [
    side === 'added' && 'new',
    side === 'removed' && 'removed',
    former && `was ${former.at(-1)}`,
  ].filter(Boolean);
  return (
    <th scope="row">
      {path.join(', ') || '–'}
      {notes.length > 0 && <span className={classes.note}>{notes.join(', ')}</span>}
    </th>
  );
}

function hasChanged({ cells }: ComparedRow): boolean {
  return cells.some((cell) => cell !== null && cell.kind !== 'same');
}

function revisionOf({ cells }: ComparedRow, column: number): string {
  const relative = cells[column]?.relative;
  return relative == null ? '–' : signedPercent(relative);
}

function Legend({ former }: { former: string }) {
  return (
    <p className={classes.legend}>
      <span>
        <b className={classes.mark}>R</b> Restated: a measured figure that was corrected
      </span>
      <span>
        <del>struck</del>: figure of {former}
      </span>
      <i>italic: forecast</i>
    </p>
  );
}
