import type { Rhythm } from '@caliper/contract/following/following.values.ts';
import { kindNames, type NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Followed, followedIn } from './followed.ts';
import type { Why } from './rhythm.ts';

/** A notification that was not read yet, with what a mail of it depends on. */
export interface Due {
  user_id: string;
  kind: NotificationKind;
  about_id: number;
  why: Why;
  /** What the person has chosen for mails of this kind. */
  chosen: Rhythm | null;
  followed: Followed[];
}

function dueWhere(isMeant: RawBuilder<unknown>) {
  return sql<Due>`
    select n.user_id, e.kind, e.about_id, n.why, chosen.mail as chosen,
      ${followedIn(sql`n.notification_id`)} as followed
    from notifications as n join notification_events as e using (event_id)
    left join notification_settings as chosen on chosen.user_id = n.user_id and chosen.kind = e.kind
    where ${isMeant} and read_at is null and e.kind = any (${kindNames}::text[])
    order by n.notification_id`;
}

export async function findDue(db: Db, notificationId: number): Promise<Due | undefined> {
  const { rows } = await dueWhere(sql`notification_id = ${notificationId}`).execute(db);
  return rows[0];
}

/** What a digest gathers, in the order in which it was told. */
export async function listGathered(db: Db, digestId: number): Promise<Due[]> {
  const { rows } = await dueWhere(sql`digest_id = ${digestId}`).execute(db);
  return rows;
}
