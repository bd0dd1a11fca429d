/** A table, or a part of one, as what a chart can be drawn from: rows and columns of figures in one unit. */
export interface ChartFigures {
  /** What distinguishes them from other figures of the same table: 'Units'. Empty if there are no others. */
  name: string;
  /** Empty for none; '%' for percentages. */
  unit: string;
  /** With how many decimals they are written at most. */
  decimals: number;
  /** Whether a sum of them means something: values and units do, prices and rates do not. */
  isAdditive: boolean;
  /** Whether the columns are years, oldest first; at least two of them. */
  areYears: boolean;
  /** Whether its rows are the rows of the table, or its columns where the table has the years from top to bottom. */
  rowsAre: 'rows' | 'columns';
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
}

export interface ChartColumn {
  name: string;
  /** Null unless the columns are years. */
  year: number | null;
  isForecast: boolean;
}

export interface ChartRow {
  /** Its place in the table: of a row counted below the head, of a column from the first one. */
  at: number;
  name: string;
  /** Whether it is the sum of others. */
  isTotal: boolean;
  /** One for each column; percentages as they are written. */
  values: readonly (number | null)[];
}

/** The rows that others can be compared with, added up with and be a share of. */
export function partsOf({ rows }: Pick<ChartFigures, 'rows'>): ChartRow[] {
  return rows.filter(({ isTotal }) => !isTotal);
}

export const isPercent = ({ unit }: Pick<ChartFigures, 'unit'>) => unit === '%';
