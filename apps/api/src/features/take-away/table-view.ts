import {
  isTotal,
  keyPlaced,
  type Placed,
  placedTable,
  standings,
  type TypedTable,
} from '../reports/index.ts';

export type ViewCell = TypedTable['rows'][number][number];

/** A table as those draw it who know what its rows and columns are. Rows count from the first heading row. */
export interface TableView {
  table: TypedTable;
  cells: readonly Placed<ViewCell>[];
  width: number;
  height: number;
  headRows: number;
  /** How many columns at the left name the rows. */
  labelColumns: number;
  /** Whether a figure is not measured yet; for a heading, whether all its figures are. */
  isForecast(row: number, column: number): boolean;
  isTotal(row: number): boolean;
  /** Columns of mostly figures, which stand to the right. */
  figureColumns: ReadonlySet<number>;
}

export function tableView(stored: TypedTable): TableView {
  const placed = placedTable(stored);
  const { table, heading, body, width } = placed;
  const headRows = table.header.length;
  const height = headRows + table.rows.length;
  const keyed = keyPlaced(placed);
  const stateOf = standings(keyed);
  const rows = new Map(
    keyed.parts.flatMap((part) => {
      const columns = new Map(part.columns.map((line) => [line.at, line]));
      return part.rows.map((row) => [row.at, { row, columns }]);
    }),
  );
  const [first] = rows.values();
  const labels = Math.min(width, ...(first?.columns.keys() ?? []));
  const totals = new Set(
    [...rows.values()].filter(({ row }) => isTotal(row.path.at(-1) ?? '')).map(({ row }) => row.at),
  );

  return {
    table,
    figureColumns: figuresIn(body),
    cells: [...heading, ...body],
    width,
    height,
    headRows,
    labelColumns: labels,
    isForecast(at, column) {
      const { row, columns } = (at < headRows ? first : rows.get(at)) ?? {};
      const line = columns?.get(column);
      if (!row || !line) return false;
      const { state, year } = stateOf(row, line);
      return (
        state === 'forecast' && year !== null && (at >= headRows || stateOf(noRow, line).state === 'forecast')
      );
    },
    isTotal: (row) => totals.has(row),
  };
}

const noRow = { at: -1, path: [], key: '', loose: '' };

function figuresIn(body: readonly Placed<ViewCell>[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { cell, column } of body) {
    if (cell.isHeader || cell.text === '') continue;
    const isFigure = cell.number !== undefined || cell.low !== undefined || cell.high !== undefined;
    counts.set(column, (counts.get(column) ?? 0) + (isFigure ? 1 : -1));
  }
  return new Set([...counts].filter(([, count]) => count > 0).map(([column]) => column));
}
