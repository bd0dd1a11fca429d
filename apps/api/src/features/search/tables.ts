import { anyHitsIn } from '@caliper/text/hits.ts';
import type { Query } from '@caliper/text/query.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type FoundTable, findTables, listTablesOf, type TableKey } from './search.store.ts';
import { bestRow, shownRow } from './table-labels.ts';
import { fieldQuery, tableQuery } from './tsquery.ts';

export interface ShownTable {
  table: FoundTable;
  row: number | null;
  /** The columns in which the figure of the row is a forecast. */
  forecasts: ReadonlySet<number>;
}

/** Whoever reads reports knows what the headings of a table say about its figures. */
export type ForecastsIn = (table: FoundTable, row: number) => ReadonlySet<number>;

export function createTables(db: Db, forecastsIn: ForecastsIn) {
  return {
    /** The tables of reports that the viewer may read, those with most of the query in their captions first. */
    async best(
      query: Query,
      reportIds: readonly number[],
      rareness: readonly number[],
    ): Promise<RankedTable[]> {
      const inCaption = query.terms.map((term) => fieldQuery(term, 'caption') ?? "'!'");
      const rows = await listTablesOf(db, tableQuery(query), inCaption, reportIds);
      return rows.map(({ has, ...key }) => ({
        ...key,
        points: (has ?? []).reduce((sum, term) => sum + (rareness[term - 1] ?? 1), 0),
      }));
    },

    /** In the order asked for, each with the row that fits best. */
    async show(query: Query, keys: readonly TableKey[]): Promise<ShownTable[]> {
      const found = await findTables(db, keys);
      return keys.flatMap((key) => {
        const table = found.find((one) => isSame(one, key));
        if (!table) return [];
        const row = bestRow(table, (label) => anyHitsIn(label, query).length);
        return [{ table, row, forecasts: row === null ? new Set() : forecastsIn(table, row) }];
      });
    },
  };
}

export type Tables = ReturnType<typeof createTables>;

export interface RankedTable extends TableKey {
  points: number;
}

function isSame(one: TableKey, other: TableKey): boolean {
  return (
    one.report_id === other.report_id &&
    one.chapter_number === other.chapter_number &&
    one.table_number === other.table_number
  );
}

/** The title of a caption; the lines after it say what is counted. */
export function captionTitle(caption: string): string {
  const [title = ''] = caption.split('\n');
  return title.replace(/\s+/g, ' ');
}

export function rowOf({ table, row, forecasts }: ShownTable) {
  if (row === null) return null;
  const shown = shownRow(table, row);
  return { units: table.units, ...shown, forecasts: shown.cells.map((_, at) => forecasts.has(at + 1)) };
}
