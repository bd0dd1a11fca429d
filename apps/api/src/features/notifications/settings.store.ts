import type { Rhythm } from '@caliper/contract/following/following.values.ts';
import type { NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

export async function listChosen(db: Db, userId: string): Promise<Map<string, Rhythm>> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'mail'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ kind, mail }) => [kind, mail]));
}

/** Does nothing for a person who is gone. */
export async function saveChosen(db: Db, userId: string, kind: NotificationKind, mail: Rhythm) {
  await sql`insert into notification_settings (user_id, kind, mail)
    select id, ${kind}, ${mail} from users where id = ${userId} for key share
    on conflict (user_id, kind) do update set mail = excluded.mail`.execute(db);
}

/** Nothing is gathered for this person any more, by kind. */
export async function endGathering(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('notification_settings')
    .set({ mail: 'off' })
    .where('user_id', '=', userId)
    .where('mail', 'in', ['daily', 'weekly'])
    .execute();
}
