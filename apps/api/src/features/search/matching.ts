import { hitsIn } from '@caliper/text/hits.ts';
import { isCertain } from '@caliper/text/lexemes.ts';
import type { Query } from '@caliper/text/query.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { findChapters, listMatches, type Matched } from './search.store.ts';
import { tsqueryOf } from './tsquery.ts';

/** Beyond so many chapters a row of three words is taken for found where its pairs are. */
const mostTexts = 50;

/** What has all of it: by the index alone where that can be sure, and else by the texts. */
export async function matchesOf(db: Db, query: Query): Promise<Matched[]> {
  const matched = await listMatches(db, tsqueryOf(query));
  if (isSure(query)) return matched;
  const total = matched.reduce((sum, { chapters }) => sum + chapters, 0);
  return total > mostTexts ? matched : confirmed(db, query, matched);
}

function isSure({ terms }: Query): boolean {
  return terms.every(({ patterns }) => patterns.every(isCertain));
}

async function confirmed(db: Db, query: Query, matched: Matched[]): Promise<Matched[]> {
  const wanted = matched.flatMap(({ report_id, numbers }) =>
    chaptersIn(numbers).map((chapter_number) => ({ report_id, chapter_number, withText: true })),
  );
  const found = (await findChapters(db, wanted)).filter(
    ({ plain_text }) => plain_text !== null && hitsIn(plain_text, query).length > 0,
  );
  const byReport = Map.groupBy(found, ({ report_id }) => report_id);
  return matched.map(({ report_id }) => {
    const numbers = (byReport.get(report_id) ?? []).map(({ chapter_number }) => chapter_number);
    return { report_id, chapters: numbers.length, numbers: `{${numbers}}` };
  });
}

/** The chapters among the numbers, in order. */
export function chaptersIn(numbers: string): number[] {
  return numbers
    .slice(1, -1)
    .split(',')
    .map(Number)
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
}
