import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { type Item, pageOf } from './terms.store.ts';

export interface Line {
  line_id: number;
  version: number;
}

export type Edition = Item & { line_id: number; visible: boolean };

/** Lines with an edition that has all the words in its title. */
const matching = (typed: readonly string[]) => sql`select line_id, min(lower(item_name)) as title from items
  where ${sql.join([sql`true`, ...typed.map((word) => sql`strpos(lower(item_name), ${word}) > 0`)], sql` and `)}
  group by line_id`;

export const wordsOf = (text = '') => text.toLowerCase().split(/\s+/).filter(Boolean);

export async function listLines(db: Db, typed: readonly string[], page: number): Promise<Line[]> {
  const { rows } = await sql<Line>`select line_id, version from (${matching(typed)}) as found
    join edition_lines using (line_id) order by title, line_id ${pageOf(page)}`.execute(db);
  return rows;
}

export async function countLines(db: Db, typed: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${matching(typed)}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listEditions(db: Db | Tx, lines: readonly number[]): Promise<Edition[]> {
  const { rows } = await sql<Edition>`
    select line_id, item_id, kind as item_kind, item_name, item_year, region, visible from items
    where line_id = any (${lines}::int[]) order by item_year desc, item_id desc`.execute(db);
  return rows;
}

/** In one order, so that two who join the same lines do not wait for each other. */
export async function lockLines(tx: Tx, ids: readonly number[]): Promise<Line[]> {
  const { rows } =
    await sql<Line>`select line_id, version from edition_lines where line_id = any (${ids}::int[])
    order by line_id for no key update`.execute(tx);
  return rows;
}

export async function countLineChange(tx: Tx, lineId: number): Promise<void> {
  await sql`update edition_lines set version = version + 1 where line_id = ${lineId}`.execute(tx);
}

export async function insertLine(tx: Tx): Promise<number> {
  const { line_id } = await tx
    .insertInto('edition_lines')
    .defaultValues()
    .returning('line_id')
    .executeTakeFirstOrThrow();
  return line_id;
}

/** What is uploaded under their titles from now on belongs there, too. */
export async function moveTitles(tx: Tx, from: readonly number[], lineId: number): Promise<void> {
  await sql`update edition_titles set line_id = ${lineId} where line_id = any (${from}::int[])`.execute(tx);
}

/** The titles that only the items of the new line have. */
export async function takeTitles(tx: Tx, fromLine: number, lineId: number): Promise<void> {
  await sql`update edition_titles as t set line_id = ${lineId} where line_id = ${fromLine}
    and exists (select from items as i where i.line_id = ${lineId} and lower(i.item_name) = t.title)
    and not exists (select from items as i where i.line_id = ${fromLine} and lower(i.item_name) = t.title)`.execute(
    tx,
  );
}
