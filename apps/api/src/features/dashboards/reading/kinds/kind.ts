import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { dashboards as limits } from '@caliper/contract/limits.ts';
import type { Client } from 'pg';
import type { Cell } from '../../../../platform/sheets/sheet.ts';
import type { Shape } from '../../shape.ts';
import type { ReadCell } from '../cells.ts';
import type { Place } from '../problems.ts';

export type Values = Record<string, string | number | null>;
export type Complain = (column: string, message: string) => void;
export type ComplainOfAll = (first: Place[], count: number) => void;

/** One table of a file: how its cells are read, and what its rows must agree on. */
export interface TableKind {
  table: string;
  cells: Record<string, ReadCell>;
  /** Called for each row whose cells are all valid; `cellOf` returns a cell as it was before it was read. */
  check?: (values: Values, complain: Complain, cellOf: (column: string) => Cell) => void;
  /** The columns that identify a row. */
  key: readonly string[];
  /** The columns of names that are spelt the same in all rows. */
  names: readonly string[];
  agreements?: readonly Agreement[];
  /** What a row is called if it is repeated. */
  noun: string;
}

/** What all rows with the same `per` say alike. */
export interface Agreement {
  /** The column to correct. */
  column: string;
  /** Columns, or SQL. */
  per: readonly string[];
  /** SQL for what is compared, if it is not the column itself. */
  value?: string;
  /** `where` is the one row, or the number of rows, that have what is usual. */
  words: (usual: string, where: string) => string;
}

/** A kind of figures: its tables, and how they are turned into facts. */
export interface FileKind {
  tables: TableKind[];
  /** Finds problems that only show when all rows have been read. */
  checkAll?: (client: Client, complain: ComplainOfAll) => Promise<void>;
  /** Adds missing rows, and returns notes about them. */
  complete?: (client: Client) => Promise<string[]>;
  shape: (client: Client) => Promise<Shape>;
  /** The name of the facts table. */
  facts: string;
  /** Inserts the rows into the facts of an import. */
  build: (client: Client, importId: number, shape: Shape) => Promise<void>;
  /**
   * The series that should have a figure for every period, and what they are named by. Others may pause: a company that
   * is not listed, an article that is not sold.
   */
  steady?: { names: readonly string[]; measures: readonly string[]; where?: string };
  /** What can be chosen: each dimension with its parent, and whether markets have their own. */
  labels: { dimension: string; under: string | null }[];
  hasMarkets: boolean;
  /**
   * A query for `key`, `value` and `is_figure` of everything in an import; $1 is the import, $2 its periods. Entries
   * other than figures are compared only if both imports have them.
   */
  contents: string;
}

export type OpenKind = (dashboardKind: DashboardKind) => FileKind;

/** SQL for an array with the figures of one series, in the order of the periods. */
export function seriesOf(periods: readonly string[], figure: string, column: string, condition = ''): string {
  const of = (one: string) => `max(${figure}) filter (where ${column} = '${one}'${condition})`;
  return `array[${periods.map(of).join(', ')}]::float8[]`;
}

/** SQL that splits the arrays of these measures into single figures. */
export function figuresOf(measures: readonly string[]): string {
  const lists = measures.map((name) => `('${name}', f.${name})`).join(', ');
  return `cross join lateral (values ${lists}) as m (measure, series)
    cross join lateral unnest(m.series) with ordinality as figure (value, place)`;
}

/** Reports what a query finds: the place of each problem, its position in the file, and its message. */
export async function reportAll(client: Client, problems: string, complain: ComplainOfAll): Promise<void> {
  const { rows } = await client.query(
    `select *, count(*) over ()::int as count from (${problems}) as all_of_them order by position limit ${limits.problems}`,
  );
  complain(
    rows.map(({ sheet, row, column, message }) => ({ sheet, row, column, message })),
    rows[0]?.count ?? 0,
  );
}
