import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

/** A report, and its chapters that match, in any order; none if only its title or description does. */
export interface Matched {
  report_id: number;
  chapters: number[];
}

export async function listMatches(db: Db, tsquery: string): Promise<Matched[]> {
  const { rows } = await sql<{ report_ids: number[]; numbers: number[] }>`
    select report_ids, numbers from matching_chapters(${tsquery}::tsquery)`.execute(db);
  const matched = new Map<number, Matched>();
  for (const { report_ids, numbers } of rows) {
    for (const [index, report_id] of report_ids.entries()) {
      const one = matched.get(report_id) ?? { report_id, chapters: [] };
      matched.set(report_id, one);
      const number = numbers[index] ?? 0;
      if (number > 0) one.chapters.push(number);
    }
  }
  return [...matched.values()];
}

export interface ChapterKey {
  report_id: number;
  chapter_number: number;
}

export interface FoundChapter extends ChapterKey {
  chapter_title: string;
  /** Null if it was not requested. */
  plain_text: string | null;
}

/** The current version of these chapters, in order. */
export async function findChapters(
  db: Db,
  wanted: readonly (ChapterKey & { withText: boolean })[],
): Promise<FoundChapter[]> {
  const { rows } = await sql<FoundChapter>`
    select chapters.report_id, chapters.chapter_number, chapter_title,
      case when with_text then plain_text end as plain_text
    from unnest(${wanted.map((one) => one.report_id)}::int[], ${wanted.map((one) => one.chapter_number)}::int[],
        ${wanted.map((one) => one.withText)}::bool[]) as wanted (report_id, chapter_number, with_text)
    join items on item_id = wanted.report_id
    join chapters on chapters.report_id = item_id and version = current_version
      and chapters.chapter_number = wanted.chapter_number
    order by 1, 2`.execute(db);
  return rows;
}

/** The texts of all matching chapters of a report. */
export async function listTexts(db: Db, reportId: number, tsquery: string) {
  const { rows } = await sql<{ chapter_number: number; plain_text: string }>`
    select chapters.chapter_number, plain_text
    from search_index join items on item_id = search_index.report_id
    join chapters on chapters.report_id = item_id and version = current_version
      and chapters.chapter_number = search_index.chapter_number
    where search_index.report_id = ${reportId} and lexemes @@ ${tsquery}::tsquery
    order by 1`.execute(db);
  return rows;
}

/** Words similar to this one, most similar first. */
export async function listSimilar(db: Db, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from similar_words(${word})`.execute(db);
  return rows.map((row) => row.word);
}
