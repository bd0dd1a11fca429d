import type {
  ComparedCell,
  ComparedColumn,
  ComparedPart,
  ComparedRow,
  ComparedTable,
} from '@caliper/contract/differences/compared.schemas.ts';
import type { KeyedTable, Line } from '../keyed-table.ts';
import { periodOf, standings } from '../known-years.ts';
import type { MatchedLines } from '../match-lines.ts';
import type { TablePair } from '../match-tables.ts';
import { pairParts } from '../pair-parts.ts';
import { changeOf, comparedCells, exact, type ComparedCell as Spotted } from '../table-figures.ts';
import { isTotal } from '../total-words.ts';
import { type BothLine, bothInOrder } from './both-in-order.ts';
import { seriesOf } from './series-of.ts';

/** A table of both readings as one grid: the rows and columns of the later one, with those that are gone between them. */
export function tableBeside([before, after]: TablePair, isTooLarge: boolean): ComparedTable {
  const head = {
    before: before.place,
    after: after.place,
    units: { before: before.table.units, after: after.table.units },
    corner: (after.table.header[0]?.[0]?.text ?? '').replace(/\s+/g, ' ').trim(),
  };
  if (isTooLarge) return { ...head, parts: [], series: [] };
  const [one, other] = [before.keyed(), after.keyed()];
  const matched = pairParts(one, other);
  const described = describe(one, other);
  const cells = [...comparedCells(one, other, matched)].map((found) => [...found]);
  const parts = matched.map(({ rows, columns }, at) => {
    return partBeside(bothInOrder(rows), bothInOrder(columns), rows, cells[at] ?? [], described);
  });
  return {
    ...head,
    parts: parts.filter(({ rows, columns }) => rows.length > 0 && columns.length > 0),
    series: seriesOf(cells.flat()),
  };
}

type Describe = ReturnType<typeof describe>;

function partBeside(
  rows: readonly BothLine[],
  columns: readonly BothLine[],
  { renamed }: MatchedLines,
  cells: readonly Spotted[],
  described: Describe,
): ComparedPart {
  const at = new Map<Line, number>();
  for (const [index, { before, after }] of columns.entries())
    for (const line of [before, after]) if (line) at.set(line, index);
  const byRow = Map.groupBy(cells, ({ spot }) => (spot.after ?? spot.before)?.[0]);
  const former = new Map(renamed.map(([one, other]) => [other, one.path]));
  return {
    columns: columns.map((column) => described(column, rows[0])),
    rows: rows.map((row): ComparedRow => {
      const { path, ...rest } = described(row, null);
      const own: (ComparedCell | null)[] = columns.map(() => null);
      for (const line of new Set([row.before, row.after]))
        for (const cell of (line && byRow.get(line)) ?? []) {
          const column = (cell.spot.after ?? cell.spot.before)?.[1];
          own[(column && at.get(column)) ?? 0] = shown(cell);
        }
      const label = path.at(-1) ?? '';
      return {
        path,
        ...rest,
        former: (row.after && former.get(row.after)) ?? null,
        isTotal: isTotal(label),
        cells: own,
      };
    }),
  };
}

function shown({ kind, before, after, by }: Spotted): ComparedCell {
  const isConverted = by !== null && by !== 1 && before?.value != null && after !== null;
  return {
    kind,
    before,
    after,
    ...changeOf({ before, after, by }),
    converted: isConverted ? exact((before?.value ?? 0) * by) : null,
  };
}

/** What the headings of a line say; beside a line of the other direction, if its own table tells more there. */
function describe(one: KeyedTable, other: KeyedTable) {
  const [was, is] = [standings(one), standings(other)];
  const stateOf = (
    standing: typeof was,
    line: Line | null,
    beside: Line | null | undefined,
  ): ComparedColumn['was'] => {
    if (!line || !periodOf(line.path)) return 'unknown';
    return standing(beside ?? line, line).state;
  };
  return (line: BothLine, beside: BothLine | null | undefined): ComparedColumn => {
    const { path } = line.after ?? line.before ?? { path: [] };
    const period = periodOf(path);
    return {
      path,
      side: line.before && line.after ? 'both' : line.after ? 'added' : 'removed',
      year: period && period.from === period.to ? period.to : null,
      was: stateOf(was, line.before, beside?.before),
      is: stateOf(is, line.after, beside?.after),
    };
  };
}
