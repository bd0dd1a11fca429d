import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

/** How many chapters of which reports match; none where only the title or the description does. */
export async function countMatches(db: Db, tsquery: string) {
  const { rows } = await sql<{ report_id: number; chapters: number }>`
    select report_id, chapters from search_matches(${tsquery}::tsquery)`.execute(db);
  return rows;
}

export interface FoundChapter {
  report_id: number;
  chapter_number: number;
  chapter_title: string;
}

const currentChapters = sql`
  search_index join items on item_id = search_index.report_id
  join chapters on chapters.report_id = item_id and version = current_version
    and chapters.chapter_number = search_index.chapter_number`;

/** The chapters of these reports that match, in order. */
export async function listChapters(db: Db, reportIds: readonly number[], tsquery: string) {
  const { rows } = await sql<FoundChapter>`
    select chapters.report_id, chapters.chapter_number, chapter_title from ${currentChapters}
    where search_index.report_id = any (${reportIds}::int[]) and lexemes @@ ${tsquery}::tsquery
    order by 1, 2`.execute(db);
  return rows;
}

/** The same with their text, for what only the text can tell. */
export async function listTexts(db: Db, reportIds: readonly number[], tsquery: string) {
  const { rows } = await sql<FoundChapter & { plain_text: string }>`
    select chapters.report_id, chapters.chapter_number, chapter_title, plain_text from ${currentChapters}
    where search_index.report_id = any (${reportIds}::int[]) and lexemes @@ ${tsquery}::tsquery
    order by 1, 2`.execute(db);
  return rows;
}

/** The texts of single chapters, one of each report. */
export async function findTexts(db: Db, chapters: readonly FoundChapter[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ report_id: number; plain_text: string }>`
    select chapters.report_id, plain_text
    from unnest(${chapters.map((one) => one.report_id)}::int[], ${chapters.map((one) => one.chapter_number)}::int[])
      as wanted (report_id, chapter_number)
    join items on item_id = wanted.report_id
    join chapters on chapters.report_id = item_id and version = current_version
      and chapters.chapter_number = wanted.chapter_number`.execute(db);
  return new Map(rows.map(({ report_id, plain_text }) => [report_id, plain_text]));
}

/** Words that look like this one, the likest first. */
export async function listSimilar(db: Db, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from similar_words(${word})`.execute(db);
  return rows.map((row) => row.word);
}
