import { sql } from 'kysely';
import { ProblemError } from '../../http/problem.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { dropFavorites } from '../catalogue/index.ts';
import type { Draft } from './bookmarks.ts';

export interface Source {
  report_id: number;
  /** The version that the chapter numbers of a change refer to. */
  version?: number | undefined;
}

/**
 * Taken first: waits for an update of these reports to finish; after that their chapter numbers cannot change. Numbers
 * of an earlier version are refused.
 */
export async function lockSources(tx: Tx, sources: readonly Source[]): Promise<void> {
  if (sources.length === 0) return;
  const ids = sources.map(({ report_id }) => report_id);
  const locked = await tx
    .selectFrom('items')
    .select(['item_id', 'current_version'])
    .where('item_id', 'in', ids)
    .orderBy('item_id')
    .forShare()
    .execute();
  const current = new Map(locked.map(({ item_id, current_version }) => [item_id, current_version]));
  const isOld = ({ report_id, version }: Source) =>
    version !== undefined && version !== current.get(report_id);
  if (sources.some(isOld)) throw new ProblemError('report-updated');
}

export interface Held {
  user_id: string;
  c_report_name: string;
  revision: number;
}

export async function lockCustomReport(tx: Tx, id: number): Promise<Held | undefined> {
  return tx
    .selectFrom('custom_reports')
    .select(['user_id', 'c_report_name', 'revision'])
    .where('c_report_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * For a person who is being deleted: locks what they made before anything else of theirs, by id as an update of a report
 * does. In any other order an update, or the sharing of one of them, could wait for the deletion while it waits for them.
 */
export async function lockReportsBy(tx: Tx, userId: string): Promise<void> {
  await inOrder(tx).where('user_id', '=', userId).execute();
}

/** The same for all people of a company. */
export async function lockReportsIn(tx: Tx, usergroupId: number): Promise<void> {
  const people = tx.selectFrom('users').select('id').where('usergroup_id', '=', usergroupId);
  await inOrder(tx).where('user_id', 'in', people).execute();
}

function inOrder(tx: Tx) {
  return tx.selectFrom('custom_reports').select('c_report_id').orderBy('c_report_id').forUpdate();
}

/** Locks the user, so that only one of several requests at once gets the last place. */
export async function countOwn(tx: Tx, userId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('custom_reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertCustomReport(tx: Tx, userId: string, name: string): Promise<number> {
  const { c_report_id } = await tx
    .insertInto('custom_reports')
    .values({ user_id: userId, c_report_name: name })
    .returning('c_report_id')
    .executeTakeFirstOrThrow();
  return c_report_id;
}

/** Makes these the only bookmarks. */
export async function replaceBookmarks(tx: Tx, id: number, { kept, added }: Draft): Promise<void> {
  const ids = kept.map(({ collection_id }) => collection_id);
  const orders = kept.map(({ custom_order }) => custom_order);
  await sql`delete from custom_report_bookmarks
    where c_report_id = ${id} and not collection_id = any (${ids}::int[])`.execute(tx);
  await sql`update custom_report_bookmarks as b set custom_order = wanted.custom_order
    from unnest(${ids}::int[], ${orders}::int[]) as wanted (collection_id, custom_order)
    where b.c_report_id = ${id} and b.collection_id = wanted.collection_id`.execute(tx);
  await insertBookmarks(tx, id, added);
  await dropMarkets(tx, id);
}

/** Looks chapters up in the current version; one that does not exist is not found. */
async function insertBookmarks(tx: Tx, id: number, added: Draft['added']): Promise<void> {
  const { numAffectedRows } = await sql`insert into custom_report_bookmarks
      (c_report_id, report_id, chapter_id, chosen_id, report_name, report_year, chapter_title, custom_order)
    select ${id}, item_id, chapter_id, chapter_id, item_name, item_year, chapter_title, custom_order
    from unnest(${added.map((one) => one.report_id)}::int[], ${added.map((one) => one.chapter_number)}::int[],
      ${added.map((one) => one.custom_order)}::int[]) as wanted (report_id, chapter_number, custom_order)
    join items on item_id = wanted.report_id
    join chapters on chapters.report_id = item_id and version = current_version
      and chapters.chapter_number = wanted.chapter_number`.execute(tx);
  if (Number(numAffectedRows ?? 0) < added.length) throw new ProblemError('not-found');
}

/** The markets chosen for a report are deleted together with its last chapter. */
async function dropMarkets(tx: Tx, id: number): Promise<void> {
  await sql`delete from custom_report_markets where c_report_id = ${id} and report_id not in (
    select report_id from custom_report_bookmarks where c_report_id = ${id})`.execute(tx);
}

export async function saveCustomReport(tx: Tx, id: number, name: string): Promise<void> {
  await tx
    .updateTable('custom_reports')
    .set({ c_report_name: name, revision: sql<number>`revision + 1`, modified_on: sql<Date>`now()` })
    .where('c_report_id', '=', id)
    .execute();
}

export async function deleteCustomReport(tx: Tx, id: number): Promise<void> {
  await dropFavorites(tx, 'medcore', id);
  await tx.deleteFrom('custom_reports').where('c_report_id', '=', id).execute();
}
