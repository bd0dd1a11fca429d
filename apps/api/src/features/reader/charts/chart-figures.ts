import { type ChartColumn, type ChartFigures, isPercent } from '@caliper/contract/charts/chart-table.ts';
import {
  type KeyedTable,
  keyTable,
  type Line,
  periodOf,
  standings,
  type TypedTable,
  unitOf,
  writtenForm,
} from '../../reports/index.ts';
import { addsUpToWhole, canBeAdded, isSumOfOthers } from './sums.ts';

/** Nobody looks at a chart of more. */
const most = { rows: 500, columns: 100, decimals: 4 };

type TableCell = NonNullable<ReturnType<KeyedTable['cellAt']>>;

/** A table with its years from left to right; one that has them from top to bottom is turned. */
interface Turned {
  table: TypedTable;
  isTurned: boolean;
  rows: readonly Line[];
  columns: readonly Line[];
  cellAt(row: Line, column: Line): TableCell | undefined;
  unitAt(cell: TableCell, row: Line, column: Line): string;
  standing(row: Line, column: Line): { state: string };
}

/** Columns that say the same but for their years, and whose figures are in one unit. */
interface Kind {
  heading: string;
  unit: string;
  columns: Set<Line>;
  areYears: boolean;
}

/** What can be drawn of a table, years first; empty for a table that makes no chart. */
export function chartFigures(stored: TypedTable): ChartFigures[] {
  if (stored.kind !== 'default' && stored.kind !== 'markets covered') return [];
  const turned = turn(stored);
  if (!turned) return [];
  const found = kindsIn(turned)
    .map((kind) => figuresOf(turned, kind))
    .filter(({ rows, columns }) => rows.length > 0 && rows.length + columns.length > 2)
    .sort((a, b) => Number(b.areYears) - Number(a.areYears) || countOf(b) - countOf(a));
  // Growth beside the years that it is told of: a chart of these tells it too.
  const told = found.filter(
    ({ areYears, name }) => areYears || !found[0]?.areYears || !/\bcagr\b|\bgrowth\b/i.test(name),
  );
  return told.map((figures) => ({ ...figures, name: told.length > 1 ? figures.name : '' }));
}

function countOf({ rows }: ChartFigures): number {
  return rows.flatMap(({ values }) => values).filter((value) => value !== null).length;
}

function turn(stored: TypedTable): Turned | null {
  const keyed = keyTable(stored);
  const { table } = keyed;
  const [part] = keyed.parts.toSorted((a, b) => b.rows.length - a.rows.length);
  if (!part || part.rows.length > most.rows || part.columns.length > most.columns) return null;
  const standing = standings(keyed);
  const { rows, columns } = part;
  const isTurned = areMostlyYears(rows) && !areMostlyYears(columns);
  if (!isTurned)
    return {
      ...{ table, isTurned, rows, columns, standing },
      cellAt: (row, column) => keyed.cellAt(row.at, column.at),
      unitAt: (cell, _row, column) => unitOf(table, column.at, cell),
    };
  return {
    ...{ table, isTurned, rows: columns, columns: rows },
    cellAt: (row, column) => keyed.cellAt(column.at, row.at),
    unitAt: (cell, row) => unitOf(table, row.at, cell),
    standing: (row, column) => standing(column, row),
  };
}

function areMostlyYears(lines: readonly Line[]): boolean {
  return lines.length > 1 && lines.filter((line) => yearOf(line) !== null).length * 2 > lines.length;
}

function yearOf({ path }: Line): number | null {
  const period = periodOf(path);
  return period && period.from === period.to ? period.to : null;
}

/** Headings without years and the words for measured and forecast. */
function headingOf({ path }: Line): string {
  return path
    .map((text) => text.replace(/(?<!\d)(?:19|20)\d\d\s?\(?[aefp]?\)?(?![\p{L}\d])/giu, ' '))
    .map((text) =>
      text.replace(
        /\b(?:measured|actuals?|historic(?:al)?|forecasts?|projected|projections?|estimated?|estimates?)\b/gi,
        ' ',
      ),
    )
    .map((text) => text.replace(/\s+/g, ' ').replace(/^[\s,;:()–-]+|[\s,;:(–-]+$/g, ''))
    .filter((text) => text !== '')
    .join(', ');
}

/** Ranks, codes and the like are numbers, but nothing to compare. */
const names = /^(?:#|no\.?|nr\.?|rank|id|code|sku|page|year|founded|since|ref(?:erence)?\.?)$/i;

function kindsIn(turned: Turned): Kind[] {
  const found = new Map<string, Kind>();
  for (const column of turned.columns) {
    const heading = headingOf(column);
    if (names.test(heading)) continue;
    const areYears = yearOf(column) !== null;
    for (const row of turned.rows) {
      const cell = turned.cellAt(row, column);
      if (cell?.number === undefined) continue;
      const unit = turned.unitAt(cell, row, column);
      const key = JSON.stringify([areYears && heading, unit]);
      const kind = found.get(key) ?? { heading, unit, columns: new Set(), areYears };
      kind.columns.add(column);
      found.set(key, kind);
    }
  }
  return [...found.values()];
}

function figuresOf(turned: Turned, { heading, unit, columns, areYears }: Kind): ChartFigures {
  const { table, isTurned } = turned;
  const kept = areYears ? inYears([...columns]) : [...columns];
  const isDated = areYears && kept.length > 1;
  const drawn = turned.rows.flatMap((row) => {
    const cells = kept.map((column) => {
      const cell = turned.cellAt(row, column);
      return cell?.number !== undefined && turned.unitAt(cell, row, column) === unit ? cell : undefined;
    });
    return cells.some((cell) => cell !== undefined) ? [{ row, cells }] : [];
  });
  const rows = drawn.map(({ row, cells }) => ({
    at: isTurned ? row.at : row.at - table.header.length,
    name: nameOf(
      row,
      drawn.map((one) => one.row),
    ),
    isTotal: false,
    values: cells.map((cell) => cell?.number ?? null),
  }));
  const figures = {
    name: heading || unit,
    unit: unit === '%' || /^per ?cent$/i.test(unit) ? '%' : unit,
    decimals: decimalsIn(drawn.flatMap(({ cells }) => cells)),
    areYears: isDated,
    rowsAre: isTurned ? ('columns' as const) : ('rows' as const),
    columns: kept.map((column) => columnOf(turned, column, isDated)),
  };
  const isAdditive = canBeAdded(`${heading} ${table.caption} ${unit}`);
  const told = rows.map((row, index) => ({ ...row, isTotal: isSumOfOthers(rows, index, isAdditive) }));
  return { ...figures, rows: told, isAdditive: isPercent(figures) ? addsUpToWhole(told) : isAdditive };
}

/** Each year once, oldest first. */
function inYears(columns: readonly Line[]): Line[] {
  const years = new Map<number, Line>();
  for (const column of columns) {
    const year = yearOf(column) ?? 0;
    if (!years.has(year)) years.set(year, column);
  }
  return [...years].sort(([one], [other]) => one - other).map(([, column]) => column);
}

function columnOf(turned: Turned, column: Line, isDated: boolean): ChartColumn {
  const year = yearOf(column);
  const [row] = turned.rows;
  const isForecast = row !== undefined && year !== null && turned.standing(row, column).state === 'forecast';
  const name = column.path.map((text) => text.trim()).join(', ');
  return { name: isDated ? String(year) : name, year: isDated ? year : null, isForecast };
}

/** With the names of its groups, unless all rows share them. */
function nameOf({ path }: Line, all: readonly Line[]): string {
  const shared = path
    .slice(0, -1)
    .findIndex((text, depth) => all.some((other) => other.path[depth] !== text));
  const own = shared === -1 ? path.slice(-1) : path.slice(shared);
  return own.join(', ').slice(0, 200) || 'Without a name';
}

function decimalsIn(cells: readonly (TableCell | undefined)[]): number {
  const written = cells.map((cell) =>
    cell?.number === undefined ? 0 : (writtenForm(cell.text, cell.number)?.decimals ?? 0),
  );
  return Math.min(most.decimals, Math.max(0, ...written));
}
