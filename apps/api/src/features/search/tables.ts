import { anyHitsIn } from '@caliper/text/hits.ts';
import type { Query } from '@caliper/text/query.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Lookup } from './lookup.ts';
import { type FoundTable, findTables, listTablesOf, type TableKey } from './search.store.ts';
import { bestRow, shownRow } from './table-labels.ts';
import { fieldQuery, tsqueryOf } from './tsquery.ts';

export interface ShownTable {
  table: FoundTable;
  row: number | null;
}

export function createTables({ db, lookup }: { db: Db; lookup: Lookup }) {
  return {
    /** How many tables of each report have the query. Whoever asks leaves out what the viewer may not read. */
    countByReport: (query: Query, now: Date) => lookup.tables(tsqueryOf(query), now),

    /** The tables of reports that the viewer may read, those with most of the query in their captions first. */
    async best(
      query: Query,
      reportIds: readonly number[],
      rareness: readonly number[],
    ): Promise<RankedTable[]> {
      const inCaption = query.terms.map((term) => fieldQuery(term, 'caption') ?? "'!'");
      const rows = await listTablesOf(db, tsqueryOf(query), inCaption, reportIds);
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
        return [{ table, row: bestRow(table, (label) => anyHitsIn(label, query).length) }];
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

export function rowOf({ table, row }: ShownTable) {
  return row === null ? null : { units: table.units, ...shownRow(table, row) };
}
