import { kindNames, type NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

interface Due {
  user_id: string;
  kind: NotificationKind;
  about_id: number;
  /** What the person has chosen for mails of this kind. */
  mail: string | null;
}

/** A notification that was not read yet, with what a mail of it depends on. */
export async function findDue(db: Db, notificationId: number): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select n.user_id, e.kind, e.about_id, chosen.mail
    from notifications as n join notification_events as e using (event_id)
    left join notification_settings as chosen on chosen.user_id = n.user_id and chosen.kind = e.kind
    where notification_id = ${notificationId} and read_at is null
      and e.kind = any (${kindNames}::text[])`.execute(db);
  return rows[0];
}
