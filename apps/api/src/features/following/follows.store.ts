import type { FollowKind, Rhythm } from '@caliper/contract/following/following.values.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

type StoredKind = Exclude<FollowKind, 'medsku' | 'pt' | 'survey'>;

/** What is followed, as it is stored. */
export interface Target {
  /** An item of any kind is stored as `report`: all kinds share their ids. */
  kind: StoredKind;
  /** 0 for a search. */
  target_id: number;
  query: string;
  category: string;
  region: string;
  /** Of a market or company. */
  name: string;
}

export interface FollowRow extends Target {
  follow_id: number;
  rhythm: Rhythm;
  created_at: Date;
}

const columns = [
  'follow_id',
  'kind',
  'target_id',
  'query',
  'category',
  'region',
  'name',
  'rhythm',
  'created_at',
] as const;

/** The newest first. */
export async function listFollows(db: Db | Tx, userId: string): Promise<FollowRow[]> {
  return db
    .selectFrom('follows')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('follow_id', 'desc')
    .execute();
}

/** Locked until the transaction ends, so that what a person follows is counted before anything is added to it. */
export async function lockFollower(tx: Tx, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx);
}

/** The one of this person that is the same: for a market or company, whatever it was merged with. */
export async function findSame(tx: Tx, userId: string, target: Target): Promise<number | undefined> {
  const { kind, target_id, query, category, region } = target;
  const { rows } = await sql<{ follow_id: number }>`
    select follow_id from follows where user_id = ${userId} and kind = ${kind} and query = ${query}
      and category = ${category} and region = ${region}
      and (target_id = ${target_id} or (select head_id from terms where terms.term_id = follows.term_id) = ${target_id})
    order by follow_id limit 1`.execute(tx);
  return rows[0]?.follow_id;
}

export async function insertFollow(
  tx: Tx,
  userId: string,
  target: Target & { rhythm: Rhythm },
): Promise<number> {
  const { follow_id } = await tx
    .insertInto('follows')
    .values({ user_id: userId, ...target })
    .returning('follow_id')
    .executeTakeFirstOrThrow();
  return follow_id;
}

export async function countFollows(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('follows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether it is theirs. */
export async function saveRhythm(db: Db, userId: string, id: number, rhythm: Rhythm): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('follows')
    .set({ rhythm })
    .where('user_id', '=', userId)
    .where('follow_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteFollow(db: Db, userId: string, id: number): Promise<void> {
  await db.deleteFrom('follows').where('user_id', '=', userId).where('follow_id', '=', id).execute();
}

/** No more mails of one thing that a person follows, or, without one, of everything that is gathered for them. */
export async function endMails(db: Db, userId: string, id: number | null): Promise<void> {
  await db
    .updateTable('follows')
    .set({ rhythm: 'off' })
    .where('user_id', '=', userId)
    .$if(id !== null, (query) => query.where('follow_id', '=', id ?? 0))
    .$if(id === null, (query) => query.where('rhythm', 'in', ['daily', 'weekly']))
    .execute();
}
