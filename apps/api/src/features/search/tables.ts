import { anyHitsIn } from '@caliper/text/hits.ts';
import type { Query } from '@caliper/text/query.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type FoundTable, findTables, type TableSlice } from './search.store.ts';
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
    /**
     * Of reports that the viewer may read, the tables at these places: those with most of the query in their captions come
     * first. Each with the row that fits best.
     */
    async show(
      query: Query,
      slices: readonly TableSlice[],
      rareness: readonly number[],
    ): Promise<ShownTable[]> {
      if (slices.length === 0) return [];
      const inCaptions = query.terms.flatMap((term, at) => {
        const asked = fieldQuery(term, 'caption');
        return asked ? [{ query: asked, weight: rareness[at] ?? 1 }] : [];
      });
      const found = await findTables(db, tableQuery(query), inCaptions, slices);
      return found.map((table) => {
        const row = bestRow(table, (label) => anyHitsIn(label, query).length);
        return { table, row, forecasts: row === null ? new Set() : forecastsIn(table, row) };
      });
    },
  };
}

export type Tables = ReturnType<typeof createTables>;

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
