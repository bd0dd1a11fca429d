import {
  isForFollowers,
  kindNames,
  type NotificationKind,
} from '@caliper/contract/notifications/notifications.kinds.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

/** An event about an item, of which those are yet to be told who follow what the item contains. */
export interface ItemEvent {
  event_id: number;
  kind: NotificationKind;
  about_id: number;
  occasion: string | null;
  actor_id: string | null;
}

/** A node that has one is waited for this long; then another takes it. */
const claimSeconds = 60;

/** What an item means by its words is read by a job; if that does not come about, nobody waits for it any longer. */
const patience = '10 minutes';

/** Claims the oldest event whose item has been read, after everybody else was told of it. */
export async function claimUnsearched(db: Db): Promise<ItemEvent | undefined> {
  const { rows } = await sql<ItemEvent>`
    update notification_events set searched_until = now() + make_interval(secs => ${claimSeconds})
    where event_id = (select event_id from notification_events as e
      where searched_at is null and told_at is not null and (searched_until is null or searched_until < now())
        and kind = any (${kindNames.filter(isForFollowers)}::text[])
        and (at < now() - ${patience}::interval or not exists (
          select from items as i left join term_readings as r using (item_id)
          where item_id = about_id and coalesce(r.version, 0) <> coalesce(i.current_version, 0)))
      order by event_id limit 1 for update skip locked)
    returning event_id, kind, about_id, occasion, actor_id`.execute(db);
  return rows[0];
}

export async function noteSearched(db: Db | Tx, eventId: number): Promise<void> {
  await db
    .updateTable('notification_events')
    .set({ searched_at: sql<Date>`now()` })
    .where('event_id', '=', eventId)
    .execute();
}

/** What a person follows, with each thing in which something is new that they have not read. */
export interface NewPlace {
  follow_id: number;
  kind: NotificationKind;
  about_id: number;
  isContent: boolean;
}

export async function listNewPlaces(db: Db, userId: string): Promise<NewPlace[]> {
  const { rows } = await sql<NewPlace>`
    select distinct follow_id, e.kind, about_id, f.kind in ('market', 'company', 'search') as "isContent"
    from follows as f join notification_follows using (follow_id) join notifications using (notification_id)
    join notification_events as e using (event_id)
    where f.user_id = ${userId} and read_at is null and e.kind = any (${kindNames}::text[])`.execute(db);
  return rows;
}
