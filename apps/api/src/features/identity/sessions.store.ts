import { session } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { type SessionRow, shownRole } from './session-user.ts';

/**
 * A session lives while it is neither ended, nor idle for too long, nor too old, and its user is neither
 * locked nor, outside the provider's group, disabled. Every request asks this, so a change counts at once.
 */
const isLive = sql<boolean>`sessions.ended_at is null
  and sessions.last_active > now() - make_interval(secs => ${sql.lit(session.idleSeconds)})
  and sessions.created_at > now() - make_interval(secs => ${sql.lit(session.absoluteSeconds)})
  and not users.locked and (users.enabled or usergroups.provider)`;

export async function findViewer(db: Db, sessionId: string): Promise<Viewer | null> {
  const row = await live(db)
    .select(({ fn }) => [
      'users.id as userId',
      'users.email',
      'users.name',
      'users.role',
      'users.lead',
      'users.enabled',
      'users.special',
      'usergroups.id as usergroupId',
      'usergroups.company',
      'usergroups.provider',
      'usergroups.license',
      'usergroups.headquarter',
      'usergroups.expiry',
      fn<Date>('now').as('now'),
    ])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  return row ? { ...row, sessionId, role: shownRole(row) } : null;
}

function live(db: Db | Tx) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('usergroups', 'usergroups.id', 'users.usergroup_id')
    .where(isLive);
}

export interface Family {
  user_id: string;
  refresh_hash: Buffer;
  previous_hash: Buffer | null;
}

/** The live session's family of refresh tokens, held until the transaction ends. */
export async function lockFamily(tx: Tx, sessionId: string): Promise<Family | undefined> {
  return live(tx)
    .select(['sessions.user_id', 'sessions.refresh_hash', 'sessions.previous_hash'])
    .where('sessions.id', '=', sessionId)
    .forUpdate('sessions')
    .executeTakeFirst();
}

export async function rotate(tx: Tx, sessionId: string, used: Buffer, next: Buffer): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ previous_hash: used, refresh_hash: next })
    .where('id', '=', sessionId)
    .execute();
}

export async function insertSession(tx: Tx, userId: string, refreshHash: Buffer): Promise<string> {
  await tx.updateTable('users').set({ last_active: sql<Date>`now()` }).where('id', '=', userId).execute();
  const { id } = await tx
    .insertInto('sessions')
    .values({ user_id: userId, refresh_hash: refreshHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endSession(db: Db | Tx, sessionId: string, reason: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Writes at most once per throttle, and answers when the person was last seen. */
export async function touch(db: Db, sessionId: string): Promise<Date> {
  const { rows } = await sql<{ last_active: Date }>`
    with touched as (
      update sessions set last_active = now()
      where id = ${sessionId}
        and last_active < now() - make_interval(secs => ${session.activityThrottleSeconds})
      returning user_id, last_active
    ), seen as (
      update users set last_active = touched.last_active from touched where users.id = touched.user_id
    )
    select coalesce((select last_active from touched), sessions.last_active) as last_active
    from sessions where id = ${sessionId}`.execute(db);
  return rows[0]?.last_active ?? new Date(0);
}

/** The person and their company as the session shows them. */
export async function findSession(db: Db | Tx, userId: string): Promise<SessionRow> {
  return db
    .selectFrom('users as u')
    .innerJoin('usergroups as g', 'g.id', 'u.usergroup_id')
    .leftJoin('second_factors as f', 'f.user_id', 'u.id')
    .select([
      'u.id',
      'u.usergroup_id',
      'u.email',
      'u.name',
      'u.role',
      'u.lead',
      'u.enabled',
      'u.phone',
      'u.title',
      'u.country',
      'u.category',
      'u.auto_scroll',
      'u.last_active',
      'u.created_at',
      'g.company',
      'g.licenses',
      'g.headquarter',
      sql<boolean>`f.user_id is not null`.as('enrolled'),
      // The provider's own group never expires, whatever date stands there.
      sql<Date | null>`case when not g.provider then g.expiry end`.as('expiry'),
      sql<string[]>`array(select id from users where usergroup_id = g.id order by created_at, id)`.as(
        'members',
      ),
      sql<number[]>`array(select id from usergroups where headquarter_id = g.id order by id)`.as(
        'subsidiaries',
      ),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Sessions past their end tell nothing any more after a week. */
export async function sweepSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('created_at', '<', sql<Date>`now() - interval '8 days'`).execute();
}
