import type { Answer } from '@caliper/contract/endpoints.ts';
import { session as limits } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import type { Viewer } from '../../../access/viewer.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import { type Favorites, type GroupRow, type PersonRow, shownRole, toSessionUser } from './session-user.ts';

const idleAt = sql<Date>`sessions.last_active + make_interval(secs => ${sql.lit(limits.idleSeconds)})`;
const isIdle = sql<boolean>`${idleAt} <= now()`;

/**
 * A session is live while it has not ended, is not idle for too long or too old, and its user is neither locked
 * nor, outside the provider's group, disabled. Every request checks this, so changes take effect at once. This is until
 * when it will be, if nothing changes; null if it no longer is.
 */
const liveUntil = sql<Date | null>`case when sessions.ended_at is null and not users.locked
    and (users.enabled or usergroups.provider)
  then least(${idleAt}, sessions.created_at + make_interval(secs => ${sql.lit(limits.absoluteSeconds)})) end`;
const isLive = sql<boolean>`coalesce(${liveUntil} > now(), false)`;

/**
 * The same for staff who look at the portal as a client does (record 0053): while their own session is live, they may, and
 * the client could come in. It has ended as a session of the client's.
 */
const watchedUntil = sql<Date | null>`case when watcher.ended_at is null and not staff.locked
    and staff_group.provider and staff.role in ('admin', 'sales')
    and not users.locked and users.enabled and not usergroups.provider
    and users.role = 'standard' and users.special is null
  then least(sessions.watch_until,
    watcher.last_active + make_interval(secs => ${sql.lit(limits.idleSeconds)}),
    watcher.created_at + make_interval(secs => ${sql.lit(limits.absoluteSeconds)})) end`;

/** A session with its person and company, whether or not it is live. */
export interface Seat extends Omit<Viewer, 'now' | 'watchedBy'> {
  liveUntil: Date | null;
  watcher: { sessionId: string; userId: string; usergroupId: number; email: string } | null;
}

/** Whoever is in the seat at this moment. */
export function viewerIn({ liveUntil: until, watcher, ...viewer }: Seat, now: Date): Viewer | null {
  if (!until || until <= now) return null;
  if (!watcher) return { ...viewer, now };
  const { sessionId, userId, email } = watcher;
  return { ...viewer, now, watchedBy: { sessionId, userId, email, until } };
}

export async function findViewer(db: Db | Tx, sessionId: string): Promise<Viewer | null> {
  const found = await findSeat(db, sessionId);
  return found && viewerIn(found.seat, found.now);
}

export async function findSeat(db: Db | Tx, sessionId: string): Promise<{ seat: Seat; now: Date } | null> {
  const row = await joined(db)
    .leftJoin('sessions as watcher', 'watcher.id', 'sessions.watched_by')
    .leftJoin('users as staff', 'staff.id', 'watcher.user_id')
    .leftJoin('usergroups as staff_group', 'staff_group.id', 'staff.usergroup_id')
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
      'usergroups.expiry',
      'sessions.created_at as signedInAt',
      sql<Date | null>`case when sessions.watched_by is null then ${liveUntil} else ${watchedUntil} end`.as(
        'liveUntil',
      ),
      sql<
        Seat['watcher']
      >`case when sessions.watched_by is not null then jsonb_build_object('sessionId', watcher.id,
        'userId', staff.id, 'usergroupId', staff_group.id, 'email', staff.email) end`.as('watcher'),
      fn<Date>('now').as('now'),
    ])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  if (!row) return null;
  const { now, ...seat } = row;
  return { seat: { ...seat, sessionId, role: shownRole(row) }, now };
}

/** A person who need not be signed in, for decisions about what is sent to them; not one who could not sign in. */
export async function findAsViewer(db: Db, userId: string, now: Date): Promise<Viewer | null> {
  const row = await peopleAmong(db, [userId]).where('email_verified_at', 'is not', null).executeTakeFirst();
  return row ? asViewer(row, now) : null;
}

/** The same for many, also those whose address nobody has confirmed, to whom nothing is sent. */
export async function findAsViewers(db: Db, userIds: readonly string[], now: Date): Promise<Viewer[]> {
  return (await peopleAmong(db, userIds).execute()).map((row) => asViewer(row, now));
}

/** The same for one who may be locked, for whoever explains that. */
export async function findEvenLocked(db: Db, userId: string, now: Date): Promise<Viewer | null> {
  const row = await everyoneAmong(db, [userId]).executeTakeFirst();
  return row ? asViewer(row, now) : null;
}

function peopleAmong(db: Db, userIds: readonly string[]) {
  return everyoneAmong(db, userIds).where('locked', '=', false);
}

function everyoneAmong(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('users')
    .innerJoin('usergroups', 'usergroups.id', 'users.usergroup_id')
    .select(['users.id as userId', 'email', 'name', 'role', 'lead', 'enabled', 'special'])
    .select(['usergroups.id as usergroupId', 'company', 'provider', 'expiry'])
    .where('users.id', '=', sql<string>`any (${userIds}::uuid[])`);
}

type PersonInStore = Awaited<ReturnType<ReturnType<typeof peopleAmong>['execute']>>[number];

function asViewer(row: PersonInStore, now: Date): Viewer {
  return { ...row, role: shownRole(row), sessionId: '', signedInAt: now, now };
}

function joined(db: Db | Tx) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('usergroups', 'usergroups.id', 'users.usergroup_id');
}

/** How often each person of a company is signed in now; who is not is left out. */
export async function countSessions(db: Db, usergroupId: number): Promise<Map<string, number>> {
  const rows = await joined(db)
    .select(['sessions.user_id', sql<number>`count(*)::int`.as('count')])
    .where('users.usergroup_id', '=', usergroupId)
    .where(isLive)
    .groupBy('sessions.user_id')
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

export interface Family {
  user_id: string;
  email: string;
  refresh_hash: Buffer;
  previous_hash: Buffer | null;
  /** Null while the session has not ended. */
  end_reason: string | null;
  enabled: boolean;
  locked: boolean;
  provider: boolean;
  isLive: boolean;
  isIdle: boolean;
}

/** A session's family of refresh tokens, locked until the transaction ends. An ended one still knows why it ended. */
export async function lockFamily(tx: Tx, sessionId: string): Promise<Family | undefined> {
  return joined(tx)
    .select([
      'sessions.user_id',
      'users.email',
      'sessions.refresh_hash',
      'sessions.previous_hash',
      sql<
        string | null
      >`case when sessions.ended_at is not null then coalesce(sessions.end_reason, '') end`.as('end_reason'),
      'users.enabled',
      'users.locked',
      'usergroups.provider',
      isLive.as('isLive'),
      isIdle.as('isIdle'),
    ])
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

interface NewSession {
  user_id: string;
  refresh_hash: Buffer;
  device_id: number;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  await tx
    .updateTable('users')
    .set({ last_active: sql<Date>`now()` })
    .where('id', '=', session.user_id)
    .execute();
  const { id } = await tx.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Whose it was; nobody's if it had ended. */
export async function endSession(
  tx: Tx,
  sessionId: string,
  reason: string,
): Promise<{ id: string; email: string } | undefined> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!ended) return undefined;
  return tx.selectFrom('users').select(['id', 'email']).where('id', '=', ended.user_id).executeTakeFirst();
}

export async function endSessionsOf(tx: Tx, userId: string, reason: string, except?: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute();
}

/**
 * Writes at most once per throttle, and returns when the person was last active. Account changes lock the user before
 * the session. This locks in the opposite order, so it must skip a locked row rather than wait.
 */
export async function touch(db: Db, sessionId: string): Promise<Date> {
  const { rows } = await sql<{ last_active: Date }>`
    with touched as (
      update sessions set last_active = now()
      where id = ${sessionId}
        and last_active < now() - make_interval(secs => ${limits.activityThrottleSeconds})
      returning user_id, last_active
    ), seen as (
      update users set last_active = touched.last_active from touched where users.id in (
        select id from users where id = touched.user_id for no key update skip locked)
    )
    select coalesce((select last_active from touched), sessions.last_active) as last_active
    from sessions where id = ${sessionId}`.execute(db);
  return rows[0]?.last_active ?? new Date(0);
}

/**
 * The person, as the session shows them. Written so that PostgreSQL plans it once for a connection, and that it takes no
 * time to put together: somebody waits for it whenever something about them has changed.
 */
export async function findPerson(db: Db | Tx, userId: string): Promise<PersonRow> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.usergroup_id, u.email, u.name, u.role, u.lead, u.special, u.password_hash, u.enabled, u.phone,
      u.title, u.country, u.category, u.auto_scroll, u.last_active, u.created_at, g.company, f.phone as code_phone,
      array(select id from devices where user_id = u.id order by id) as devices,
      array(select c_report_id from custom_reports where user_id = u.id order by c_report_id) as created,
      array(select c_report_id from readable_custom_reports where user_id = u.id and why = 'shared'
        order by c_report_id) as shared
    from users as u join usergroups as g on g.id = u.usergroup_id
    left join second_factors as f on f.user_id = u.id
    where u.id = ${userId}`.execute(db);
  const [row] = rows;
  // Deleted since the session was looked up.
  if (!row) throw new ProblemError('signed-out');
  return row;
}

/**
 * A hidden favourite is left out until it is visible again. What may be read of MedCore takes a statement of its own: it
 * is large, few have such favourites, and this one is asked for whenever a favourite is set.
 */
export async function findFavorites(db: Db | Tx, userId: string): Promise<Favorites> {
  const { rows } = await sql<{ kind: string; item_id: number }>`
    select v.kind, v.item_id from favorites as v
    where v.user_id = ${userId}
      and (v.kind = 'medcore' or (select i.visible from items as i where i.item_id = v.item_id))
    order by v.created_at, v.item_id`.execute(db);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.item_id);
  const medcore = of('medcore');
  return {
    reports: of('reports'),
    medsku: of('medsku'),
    pt: of('pt'),
    survey: of('survey'),
    medcore: medcore.length > 0 ? await readableAmong(db, userId, medcore) : [],
  };
}

async function readableAmong(db: Db | Tx, userId: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::int[]) with ordinality as one (id, at)
    where exists (select from readable_by(${userId}, only_id => id)) order by at`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findSessionUser(tx: Tx, userId: string): Promise<Answer<'session'>['user']> {
  return toSessionUser(await findPerson(tx, userId), await findFavorites(tx, userId));
}

/** The company, as the sessions of its people show it. */
export async function findGroup(db: Db, usergroupId: number): Promise<GroupRow> {
  const row = await db
    .selectFrom('usergroups as g')
    .select([
      'g.id',
      'g.company',
      'g.license',
      'g.licenses',
      'g.headquarter',
      // The provider's own group never expires, whatever its date.
      sql<Date | null>`case when not g.provider then g.expiry end`.as('expiry'),
      sql<string[]>`array(select id from users where usergroup_id = g.id order by created_at, id)`.as(
        'members',
      ),
      sql<number[]>`array(select id from usergroups where headquarter_id = g.id order by id)`.as(
        'subsidiaries',
      ),
      sql<number[]>`array(select distinct item_id from entitlements join items using (item_id)
        where usergroup_id = g.id and live and visible order by item_id)`.as('subscribed'),
    ])
    .where('g.id', '=', usergroupId)
    .executeTakeFirst();
  if (!row) throw new ProblemError('signed-out');
  return row;
}

/** Deletes sessions that ended at least a week ago. */
export async function sweepSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('created_at', '<', sql<Date>`now() - interval '8 days'`).execute();
}
