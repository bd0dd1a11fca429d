import type { ComparedColumn } from '@caliper/contract/differences/compared.schemas.ts';

interface PartHeadProps {
  columns: readonly ComparedColumn[];
  corner: string;
  /** The column whose revision stands at the end. */
  revised: number | null;
  /** By column; what holds words stands at the left. */
  areNumbers: readonly boolean[];
}

/** The headings of the columns, in two rows where groups stand above years, and what became of each year. */
export function PartHead({ columns, corner, revised, areNumbers }: PartHeadProps) {
  const groups = groupsOf(columns);
  const hasGroups = groups.some(({ name }) => name !== '');
  const revisedYear = revised === null ? null : columns[revised]?.year;
  return (
    <thead>
      {hasGroups && (
        <tr>
          <td data-first />
          {groups.map(({ name, from, span, isForecast }) => (
            <th
              key={from}
              scope="colgroup"
              colSpan={span}
              data-forecast={isForecast || undefined}
              data-edge={(isForecast && from > 0) || undefined}
            >
              {name}
            </th>
          ))}
          {revisedYear !== null && <td />}
        </tr>
      )}
      <tr>
        <th scope="col">{corner}</th>
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
          <ColumnHead key={at} column={column} isNumber={areNumbers[at] ?? false} />
        ))}
        {revisedYear !== null && (
          <th scope="col" data-number>
            {revisedYear} revised
            <span className="block plain">%</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function ColumnHead({ column, isNumber }: { column: ComparedColumn; isNumber: boolean }) {
  const note = noteOf(column);
  return (
    <th scope="col" data-number={isNumber || undefined} data-forecast={column.is === 'forecast' || undefined}>
      {column.path.at(-1)}
      {note && <span className="block plain">{note}</span>}
    </th>
  );
}

function noteOf({ side, was, is }: ComparedColumn): string {
  if (side !== 'both') return side === 'added' ? 'new' : 'removed';
  return was === 'forecast' && is === 'measured' ? 'was forecast' : '';
}

interface Group {
  name: string;
  from: number;
  span: number;
  isForecast: boolean;
}

/** Neighbours below the same headings. */
function groupsOf(columns: readonly ComparedColumn[]): Group[] {
  const groups: Group[] = [];
  for (const [at, { path, is }] of columns.entries()) {
    const name = path.slice(0, -1).join(', ');
    const last = groups.at(-1);
    if (last && last.name === name) last.span += 1;
    else groups.push({ name, from: at, span: 1, isForecast: is === 'forecast' });
  }
  return groups;
}
