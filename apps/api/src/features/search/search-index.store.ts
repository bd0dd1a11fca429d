import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

/** The current texts of a report; title and description are chapter 0. */
export async function findTexts(tx: Tx, reportId: number) {
  const { rows } = await sql<{ chapter_number: number; text: string }>`
    select 0 as chapter_number, item_name || E'\n' || description as text from items where item_id = ${reportId}
    union all
    select chapter_number, plain_text from items join chapters on report_id = item_id and version = current_version
    where item_id = ${reportId}`.execute(tx);
  return rows;
}

export async function deleteRows(tx: Tx, reportId: number): Promise<void> {
  await tx.deleteFrom('search_index').where('report_id', '=', reportId).execute();
}

interface IndexRow {
  report_id: number;
  chapter_number: number;
  analyser: number;
}

export async function insertRow(tx: Tx, row: IndexRow, lexemes: string[]): Promise<void> {
  await tx
    .insertInto('search_index')
    .values({ ...row, lexemes: sql<string>`array_to_tsvector(${lexemes}::text[])` })
    .execute();
}

export async function insertWords(tx: Tx, words: string[]): Promise<void> {
  await sql`insert into search_words select unnest(${words}::text[]) on conflict do nothing`.execute(tx);
}

/** Reports without an index, or with one made by an older analyser. */
export async function listUnindexed(db: Db | Tx, analyser: number, only?: number): Promise<number[]> {
  const rows = await db
    .selectFrom('items')
    .leftJoin('search_index', (join) => join.onRef('report_id', '=', 'item_id').on('chapter_number', '=', 0))
    .select('item_id')
    .where('kind', '=', 'report')
    .where((where) => where.or([where('analyser', 'is', null), where('analyser', '<', analyser)]))
    .$if(only !== undefined, (query) => query.where('item_id', '=', only ?? 0))
    .orderBy('item_id')
    .execute();
  return rows.map(({ item_id }) => item_id);
}
