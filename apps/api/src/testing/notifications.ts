import type { NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import type { Db } from '../platform/postgres/postgres.ts';

interface Told {
  kind: NotificationKind;
  about_id: number;
  told_at?: Date;
  read_at?: Date | null;
}

/** A row in a person's inbox, of an event that everybody was told of. */
export async function makeTold(db: Db, userId: string, { kind, about_id, ...row }: Told): Promise<number> {
  const { event_id } = await db
    .insertInto('notification_events')
    .values({ kind, about_id, audience: '{}', told_at: new Date() })
    .returning('event_id')
    .executeTakeFirstOrThrow();
  const { notification_id } = await db
    .insertInto('notifications')
    .values({ event_id, user_id: userId, ...row })
    .returning('notification_id')
    .executeTakeFirstOrThrow();
  return notification_id;
}
