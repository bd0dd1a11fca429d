import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Client } from 'pg';
import type { Shape } from '../../shape.ts';
import type { ReadCell } from '../cells.ts';
import type { Place } from '../problems.ts';

export type Values = Record<string, string | number | null>;
export type Complain = (column: string, message: string) => void;

/** One table of a file: how its cells are read, and what its rows must agree on. */
export interface TableKind {
  table: string;
  cells: Record<string, ReadCell>;
  /** Sees the rows one after the other, those only whose cells are all right. */
  check?: (values: Values, complain: Complain) => void;
  /** The columns that tell one row from another. */
  key: readonly string[];
  /** What a row is, for one that stands there twice. */
  noun: string;
}

/** A kind of figures: its tables, and what becomes of them once they lie in the database. */
export interface FileKind {
  tables: TableKind[];
  /** Further problems that only show when all rows are there. */
  checkAll?: (client: Client, complain: (first: Place[], count: number) => void) => Promise<void>;
  /** Completes the rows, and answers what there is to say about that. */
  complete?: (client: Client) => Promise<string[]>;
  shape: (client: Client) => Promise<Shape>;
  /** The table of its facts. */
  facts: string;
  /** Puts the rows into the facts of an import. */
  build: (client: Client, importId: number, shape: Shape) => Promise<void>;
  /** What can be chosen: each dimension with what it stands under, and whether markets have their own. */
  labels: { dimension: string; under: string | null }[];
  hasMarkets: boolean;
  /**
   * A query of `key`, `value` and `is_figure` for everything that an import says; $1 is the import, $2 its periods. What
   * is no figure is compared where both imports say it.
   */
  told: string;
}

export type OpenKind = (dashboardKind: DashboardKind) => FileKind;

/** The figures of one series in the order of the periods, as an array in SQL. */
export function seriesOf(periods: readonly string[], figure: string, column: string, condition = ''): string {
  const of = (one: string) => `max(${figure}) filter (where ${column} = '${one}'${condition})`;
  return `array[${periods.map(of).join(', ')}]::float8[]`;
}

/** The columns of a measure, taken apart again into single figures. */
export function figuresOf(measures: readonly string[]): string {
  const lists = measures.map((name) => `('${name}', f.${name})`).join(', ');
  return `cross join lateral (values ${lists}) as m (measure, series)
    cross join lateral unnest(m.series) with ordinality as figure (value, place)`;
}

/** Complains of a row that says something else than the first one did. */
export function sameThroughout(column: string, words: (first: string) => string) {
  const first = new Map<string, string>();
  return (group: string, value: string, complain: Complain) => {
    const known = first.get(group);
    if (known === undefined) first.set(group, value);
    else if (known !== value) complain(column, words(known));
  };
}
