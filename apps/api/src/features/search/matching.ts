import { setImmediate } from 'node:timers/promises';
import { hitsIn } from '@caliper/text/hits.ts';
import { isCertain } from '@caliper/text/lexemes.ts';
import type { Query } from '@caliper/text/query.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type ChapterKey, findChapters, type Matched } from './search.store.ts';

/** With more chapters than this, the index alone decides, although it only knows pairs of words. */
const mostTexts = 50;

function isSure({ terms }: Query): boolean {
  return terms.every(({ patterns }) => patterns.every(isCertain));
}

/** The matches that contain the whole query: by the index where it is certain, otherwise by reading the texts. */
export async function confirmed(db: Db, query: Query, matched: Matched[]): Promise<Matched[]> {
  const total = matched.reduce((sum, { chapters }) => sum + chapters.length, 0);
  return isSure(query) || total > mostTexts ? matched : readThrough(db, query, matched);
}

async function readThrough(db: Db, query: Query, matched: Matched[]): Promise<Matched[]> {
  const wanted = matched.flatMap(({ report_id, chapters }) =>
    chapters.map((chapter_number) => ({ report_id, chapter_number, withText: true })),
  );
  const found: ChapterKey[] = [];
  for (const chapter of await findChapters(db, wanted)) {
    if (hitsIn(chapter.plain_text ?? '', query).length > 0) found.push(chapter);
    await setImmediate();
  }
  const byReport = Map.groupBy(found, ({ report_id }) => report_id);
  return matched.map(({ report_id }) => {
    const chapters = byReport.get(report_id) ?? [];
    return { report_id, chapters: chapters.map(({ chapter_number }) => chapter_number) };
  });
}
