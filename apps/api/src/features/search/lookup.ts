import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { bytesOf, nowhere, type Places } from './place.ts';
import { countAllPlaces, countPlaces, countTables, countTablesIn, listPlaces } from './search.store.ts';
import type { Shared } from './tsquery.ts';

/** Up to so many their tables are read, which takes less than those of all reports from the index. */
const fewReports = 150;

/** Looks queries up in the index, or in memory as long as the index has not changed since. */
export function createLookup({ db, freshness }: { db: Db; freshness: Freshness }) {
  const keys = ['search'];

  const countAll = (now: Date) =>
    freshness.recall('all places', now, async () => ({ value: await countAllPlaces(db), keys, bytes: 8 }));

  const all = (queries: readonly string[], now: Date): Promise<Places[]> =>
    freshness.recall(`places:${queries.join()}`, now, async () => {
      const value = await listPlaces(db, queries);
      const bytes = value.reduce((sum, one) => sum + bytesOf(one), queries.join().length);
      return { value, keys, bytes };
    });

  return {
    places: async (query: string, now: Date): Promise<Places> => (await all([query], now))[0] ?? nowhere,

    /** Several at once, which are kept together. */
    all,

    /** What readers and others find of each query, also at once. */
    async shared(queries: readonly Shared<string | null>[], now: Date): Promise<Shared<Places>[]> {
      const asked = queries.flatMap(({ both, readers, others }) => [both, readers, others]);
      const found = await all(
        asked.filter((one) => one !== null),
        now,
      );
      let at = 0;
      const next = (one: string | null) => (one === null ? nowhere : (found[at++] ?? nowhere));
      return queries.map(({ both, readers, others }) => {
        return { both: next(both), readers: next(readers), others: next(others) };
      });
    },

    /** In these reports or in all, one by one if they are few: most people hold some of many. */
    tables: (
      query: string,
      reports: readonly number[] | null,
      now: Date,
    ): Promise<{ report_id: number; count: number }[]> => {
      if (reports?.length === 0) return Promise.resolve([]);
      const among = reports && reports.length <= fewReports ? reports : null;
      return freshness.recall(`tables:${query}:${among ?? 'all'}`, now, async () => {
        const value = await (among ? countTablesIn(db, query, among) : countTables(db, query));
        return { value, keys, bytes: query.length + (among?.length ?? 0) * 8 + value.length * 40 };
      });
    },

    /** From 0 for what is everywhere to about 10 for what is nowhere else. */
    async rareness(queries: readonly string[], now: Date): Promise<{ places: number; rareness: number }[]> {
      return freshness.recall(`rareness:${queries.join()}`, now, async () => {
        const [all, counts] = await Promise.all([countAll(now), countPlaces(db, queries)]);
        const value = counts.map((places) => ({ places, rareness: Math.log(1 + all / (places + 1)) }));
        return { value, keys, bytes: queries.join().length + counts.length * 40 };
      });
    },
  };
}

export type Lookup = ReturnType<typeof createLookup>;
