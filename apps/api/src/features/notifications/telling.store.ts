import { kindNames, type NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/postgres/postgres.ts';
import type { Audience } from './notify.ts';

export interface UntoldEvent {
  event_id: number;
  kind: NotificationKind;
  audience: Audience;
  actor_id: string | null;
  told_through: string | null;
}

/** The oldest event that not everybody was told of and that no other node is telling; locked. */
export async function lockUntold(tx: Tx, resting: readonly number[]): Promise<UntoldEvent | undefined> {
  const { rows } = await sql<UntoldEvent>`
    select event_id, kind, audience, actor_id, told_through from notification_events
    where told_at is null and kind = any (${kindNames}::text[]) and not event_id = any (${resting}::int[])
    order by event_id limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

export interface Addressee {
  id: string;
  email: string;
  /** False for an address that nobody has confirmed: titles do not go there. */
  isVerified: boolean;
  /** What they chose for mails of this kind. */
  mail: string | null;
}

/**
 * The next people of the audience in good standing, in the order of their ids; locked against deletion. Nobody is told
 * of what they did themselves.
 */
export async function listNext(tx: Tx, event: UntoldEvent, most: number): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select u.id, u.email, u.email_verified_at is not null as "isVerified", chosen.mail
    from users as u join usergroups as g on g.id = u.usergroup_id
    left join notification_settings as chosen on chosen.user_id = u.id and chosen.kind = ${event.kind}
    where (${event.told_through}::uuid is null or u.id > ${event.told_through}::uuid)
      and u.id is distinct from ${event.actor_id}::uuid
      and not u.locked and (g.provider or (u.enabled and (g.expiry is null or g.expiry > now())))
      and ${isIn(event.audience)}
    order by u.id limit ${most} for key share of u`.execute(tx);
  return rows;
}

/** Staff may open everything, but nobody sold it to them: the audience of an item is its customers. */
function isIn(audience: Audience): RawBuilder<boolean> {
  if ('people' in audience) return sql`u.id = any (${audience.people}::uuid[])`;
  if ('role' in audience) return sql`u.role = ${audience.role}`;
  return sql`not g.provider and u.role = 'standard' and g.id in (select usergroup_id from entitlements
    where item_id = ${audience.subscribersOf} and live and access <> 'demo')`;
}

/** Those who had not been told yet, with the id of their row. */
export async function insertTold(
  tx: Tx,
  eventId: number,
  people: readonly string[],
): Promise<{ user_id: string; notification_id: number }[]> {
  const { rows } = await sql<{ user_id: string; notification_id: number }>`
    insert into notifications (event_id, user_id) select ${eventId}, unnest(${people}::uuid[])
    on conflict (event_id, user_id) do nothing returning user_id, notification_id`.execute(tx);
  return rows;
}

/** Who was told is in their rows, so the audience is not kept. */
export async function noteProgress(tx: Tx, eventId: number, last: string | null, isOver: boolean) {
  await sql`update notification_events set told_through = coalesce(${last}::uuid, told_through),
      audience = case when ${isOver} then '{}' else audience end,
      told_at = case when ${isOver} then now() end
    where event_id = ${eventId}`.execute(tx);
}
