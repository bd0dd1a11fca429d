import { inbox as limits } from '@caliper/contract/limits.ts';
import {
  kindNames,
  kindOf,
  type NotificationKind,
} from '@caliper/contract/notifications/notifications.kinds.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Followed, followedIn } from './followed.ts';
import type { Why } from './rhythm.ts';

export interface InboxRow {
  id: number;
  kind: NotificationKind;
  about_id: number;
  at: Date;
  read: boolean;
  by: string | null;
  message: string;
  why: Why;
  /** What the person follows that it is about. */
  followed: Followed[];
}

const rows = sql`
  select notification_id as id, kind, about_id, n.told_at as at, read_at is not null as read, actor.name as by, message,
    why, ${followedIn(sql`n.notification_id`)} as followed
  from notifications as n join notification_events as e using (event_id)
  left join users as actor on actor.id = actor_id`;

/** Of kinds that this release knows. */
const isKnown = sql`kind = any (${kindNames}::text[])`;

/** Newest first, without those from this one on. */
export async function listRows(
  db: Db,
  userId: string,
  before: number | undefined,
  most: number,
): Promise<InboxRow[]> {
  const { rows: found } = await sql<InboxRow>`${rows}
    where n.user_id = ${userId} and (${before ?? null}::int is null or notification_id < ${before ?? null}::int)
      and ${isKnown}
    order by notification_id desc limit ${most}`.execute(db);
  return found;
}

export async function findRow(db: Db, userId: string, id: number): Promise<InboxRow | undefined> {
  const { rows: found } = await sql<InboxRow>`${rows}
    where n.user_id = ${userId} and notification_id = ${id} and ${isKnown}`.execute(db);
  return found[0];
}

export interface Unread {
  kind: NotificationKind;
  about_id: number;
  why: Why;
  count: number;
}

/** How many are unread, for each thing they are about. */
export async function listUnread(db: Db, userId: string): Promise<Unread[]> {
  const { rows: found } = await sql<Unread>`
    select kind, about_id, why, count(*)::int as count from notifications as n
    join notification_events as e using (event_id)
    where n.user_id = ${userId} and read_at is null and ${isKnown} group by kind, about_id, why`.execute(db);
  return found;
}

/** One, or all up to one. */
export async function markRead(db: Db, userId: string, which: { id: number } | { until: number }) {
  const isMeant = 'id' in which ? sql`notification_id = ${which.id}` : sql`notification_id <= ${which.until}`;
  await sql`update notifications set read_at = now()
    where user_id = ${userId} and read_at is null and ${isMeant}`.execute(db);
}

/** Whoever reads something has the news of it. */
export async function markReadAbout(db: Db, userId: string, kind: 'report' | 'custom-report', id: number) {
  const subjects = kind === 'report' ? ['report', 'title'] : [kind];
  const kinds = kindNames.filter((name) => subjects.includes(kindOf(name).about));
  await sql`update notifications as n set read_at = now() from notification_events as e
    where n.user_id = ${userId} and read_at is null and e.event_id = n.event_id
      and kind = any (${kinds}::text[]) and about_id = ${id}`.execute(db);
}

/** Rows per delete, to keep each statement short. */
const batch = 10_000;

/** Deletes what was read long ago, what nobody will read any more, and the events that nobody has left. */
export async function sweepInboxes(db: Db): Promise<void> {
  const old = (months: number) => sql`now() - make_interval(months => ${months})`;
  for (;;) {
    const { numAffectedRows } = await sql`delete from notifications where notification_id in (
      select notification_id from notifications
      where told_at < ${old(limits.unreadMonths)}
        or (told_at < ${old(limits.readMonths)} and read_at is not null) limit ${batch})`.execute(db);
    if (!numAffectedRows) break;
  }
  // A little later, so that no version is told of twice because its event was forgotten.
  await sql`delete from notification_events where at < ${old(2 * limits.unreadMonths)}`.execute(db);
  await sql`delete from digests where day < now() - interval '1 month'`.execute(db);
}
