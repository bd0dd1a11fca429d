import { viewing as limits } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';

export interface Viewed {
  id: string;
  isClient: boolean;
  mayEnter: boolean;
}

export async function findViewed(tx: Tx, userId: string): Promise<Viewed | undefined> {
  return tx
    .selectFrom('users as u')
    .innerJoin('usergroups as g', 'g.id', 'u.usergroup_id')
    .select([
      'u.id',
      sql<boolean>`not g.provider and u.role = 'standard' and u.special is null`.as('isClient'),
      sql<boolean>`u.enabled and not u.locked`.as('mayEnter'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}

/** Nobody has a refresh token for it: the hash is that of nothing. */
export async function insertViewing(
  tx: Tx,
  { userId, watchedBy, refreshHash }: { userId: string; watchedBy: string; refreshHash: Buffer },
): Promise<{ id: string; until: Date }> {
  return tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      refresh_hash: refreshHash,
      watched_by: watchedBy,
      watch_until: sql<Date>`now() + make_interval(secs => ${limits.seconds})`,
      ended_at: sql<Date>`now()`,
      end_reason: 'viewing',
    })
    .returning(['id', sql<Date>`watch_until`.as('until')])
    .executeTakeFirstOrThrow();
}

export interface Ended {
  id: string;
  user_id: string;
  staff_id: string;
  staff_email: string;
  why: 'ended' | 'time is up' | 'signed out';
}

/** Ends one that staff began, or all of a session of theirs. */
export async function endViewings(tx: Tx, watchedBy: string, only?: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ watch_until: sql<Date>`now()` })
    .where('watched_by', '=', watchedBy)
    .where('watch_until', '>', sql<Date>`now()`)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .execute();
}

/** Ends those in which staff look as this person, who is somebody else from now on. */
export async function endViewingsAs(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ watch_until: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('watch_until', '>', sql<Date>`now()`)
    .execute();
}

/** Ends those in which staff look as one of these people, and those of these people. */
export async function endViewingsAround(tx: Tx, userIds: readonly string[]): Promise<void> {
  const among = sql`any (${userIds}::uuid[])`;
  await sql`update sessions set watch_until = now() where watch_until > now() and (user_id = ${among}
    or watched_by in (select id from sessions where user_id = ${among}))`.execute(tx);
}

/** Those that have come to an end, however, and of which nothing was told yet. */
export async function takeEnded(db: Db | Tx, watchedBy?: string): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update sessions as v set watch_told = true, watch_until = least(v.watch_until, now())
    from sessions as s join users as u on u.id = s.user_id
    where s.id = v.watched_by and not v.watch_told and (v.watch_until <= now() or s.ended_at is not null)
      ${watchedBy === undefined ? sql`` : sql`and s.id = ${watchedBy}`}
    returning v.id, v.user_id, u.id as staff_id, u.email as staff_email,
      case when s.ended_at is not null then 'signed out'
        when v.watch_until < v.created_at + make_interval(secs => ${limits.seconds}) then 'ended'
        else 'time is up' end as why`.execute(db);
  return rows;
}
