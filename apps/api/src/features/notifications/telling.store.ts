import type { Rhythm } from '@caliper/contract/following/following.values.ts';
import {
  isForFollowers,
  kindNames,
  kindOf,
  type NotificationKind,
} from '@caliper/contract/notifications/notifications.kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { type Followed, followedIn } from './followed.ts';
import type { Audience } from './notify.ts';
import type { Why } from './rhythm.ts';

export interface UntoldEvent {
  event_id: number;
  kind: NotificationKind;
  about_id: number;
  audience: Audience;
  actor_id: string | null;
  told_through: string | null;
}

/** The oldest event that not everybody was told of and that no other node is telling; locked. */
export async function lockUntold(tx: Tx, resting: readonly number[]): Promise<UntoldEvent | undefined> {
  const { rows } = await sql<UntoldEvent>`
    select event_id, kind, about_id, audience, actor_id, told_through from notification_events
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
  chosen: Rhythm | null;
  why: Why;
  /** What they follow that the event is about, and the rhythms of these. */
  follows: number[];
  filed: Rhythm[];
  content: Rhythm[];
}

const inGoodStanding = sql`not u.locked and (g.provider or (u.enabled and (g.expiry is null or g.expiry > now())))`;

/**
 * The next people in good standing whom the event is meant for or who follow where it is filed, in the order of their
 * ids; locked against deletion. Nobody is told of what they did themselves.
 */
export async function listNext(tx: Tx, event: UntoldEvent, most: number): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    with followers as (${followersOf(event)})
    select u.id, u.email, u.email_verified_at is not null as "isVerified", chosen.mail as chosen,
      case when ${isIn(event.audience)} then 'right' else 'follow' end as why,
      coalesce(f.follows, '{}') as follows, coalesce(f.rhythms, '{}') as filed, '{}'::text[] as content
    from users as u join usergroups as g on g.id = u.usergroup_id
    left join notification_settings as chosen on chosen.user_id = u.id and chosen.kind = ${event.kind}
    left join followers as f on f.user_id = u.id
    where (${event.told_through}::uuid is null or u.id > ${event.told_through}::uuid)
      and u.id is distinct from ${event.actor_id}::uuid and ${inGoodStanding}
      and (${isIn(event.audience)} or (f.user_id is not null and ${mayOpen(event)}))
    order by u.id limit ${most} for key share of u`.execute(tx);
  return rows;
}

/** Who follows the item, another edition of it, or where it is filed. */
function followersOf({ kind, about_id }: UntoldEvent): RawBuilder<unknown> {
  return sql`select f.user_id, array_agg(f.follow_id order by f.follow_id) as follows,
      array_agg(f.rhythm order by f.follow_id) as rhythms
    from items as i join follows as f on (f.kind = 'category' and f.target_id = i.category_id)
      or (f.kind = 'sub-category' and f.target_id = i.sub_category_id)
      or (f.kind = 'report' and f.item_id in (select item_id from items as e where e.line_id = i.line_id))
    where ${isForFollowers(kind)} and i.item_id = ${about_id} group by f.user_id`;
}

/** A title is for all who see the catalogue. For the rest this only spares rows that nobody would ever be shown. */
function mayOpen({ kind, about_id }: UntoldEvent): RawBuilder<boolean> {
  return kindOf(kind).about === 'title'
    ? sql`true`
    : sql`(g.provider or u.role <> 'standard' or ${has(about_id)})`;
}

function has(itemId: number): RawBuilder<boolean> {
  return sql`g.id in (select usergroup_id from entitlements
    where item_id = ${itemId} and live and access <> 'demo')`;
}

const isCustomer = sql`not g.provider and u.role = 'standard'`;

/** Staff may open everything, but nobody sold it to them: the audience of an item is its customers. */
function isIn(audience: Audience): RawBuilder<boolean> {
  if ('people' in audience) return sql`u.id = any (${audience.people}::uuid[])`;
  if ('role' in audience) return sql`u.role = ${audience.role}`;
  if ('leadersOf' in audience)
    return sql`((u.lead and g.id = ${audience.leadersOf}) or (g.provider and u.role in ('admin', 'sales')))`;
  if ('membersOf' in audience) return sql`(${isCustomer} and g.id = ${audience.membersOf})`;
  if ('subscribersOf' in audience) return sql`(${isCustomer} and ${has(audience.subscribersOf)})`;
  return sql`(${isCustomer} and g.id in (select usergroup_id from entitlements join items using (item_id)
    where line_id = (select line_id from items where item_id = ${audience.subscribersOfLineOf})
      and live and access <> 'demo'))`;
}

/** These people, as far as they are in good standing, for what an item contains; locked against deletion. */
export async function listThese(
  tx: Tx,
  kind: NotificationKind,
  people: readonly { id: string; follows: readonly number[] }[],
): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    with follower as (select user_id, array_agg(follow_id order by follow_id) as follows,
        array_agg(rhythm order by follow_id) as rhythms
      from follows where follow_id = any (${people.flatMap(({ follows }) => follows)}::int[])
        and user_id = any (${people.map(({ id }) => id)}::uuid[]) group by user_id)
    select u.id, u.email, u.email_verified_at is not null as "isVerified", chosen.mail as chosen,
      'content' as why, f.follows, '{}'::text[] as filed, f.rhythms as content
    from follower as f join users as u on u.id = f.user_id join usergroups as g on g.id = u.usergroup_id
    left join notification_settings as chosen on chosen.user_id = u.id and chosen.kind = ${kind}
    where ${inGoodStanding} order by u.id for key share of u`.execute(tx);
  return rows;
}

export interface NewRow {
  id: string;
  why: Why;
  /** Set if a mail of it waits to be gathered with others. */
  rhythm: 'daily' | 'weekly' | null;
}

/** Those who had not been told yet, with the id of their row. */
export async function insertTold(
  tx: Tx,
  eventId: number,
  people: readonly NewRow[],
): Promise<{ user_id: string; notification_id: number }[]> {
  const { rows } = await sql<{ user_id: string; notification_id: number }>`
    insert into notifications (event_id, user_id, why, rhythm)
    select ${eventId}, * from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ why }) => why)}::text[],
      ${people.map(({ rhythm }) => rhythm)}::text[])
    on conflict (event_id, user_id) do nothing returning user_id, notification_id`.execute(tx);
  return rows;
}

/** So that nobody else tells these people more of an event meanwhile. */
export async function lockTold(tx: Tx, eventId: number, people: readonly string[]): Promise<void> {
  await sql`select from notifications where event_id = ${eventId} and user_id = any (${people}::uuid[])
    order by notification_id for no key update`.execute(tx);
}

interface Told {
  notification_id: number;
  user_id: string;
  why: Why;
  /** What they follow that it is about, as far as it was noted. */
  followed: Followed[];
}

/** Their rows, as far as they have neither been read nor gathered. */
export async function listTold(tx: Tx, eventId: number, people: readonly string[]): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select n.notification_id, n.user_id, n.why, ${followedIn(sql`n.notification_id`)} as followed
    from notifications as n where n.event_id = ${eventId} and n.user_id = any (${people}::uuid[])
      and n.read_at is null and n.digest_id is null`.execute(tx);
  return rows;
}

export async function saveRhythms(
  tx: Tx,
  rows: readonly { id: number; rhythm: NewRow['rhythm'] }[],
): Promise<void> {
  await sql`update notifications as n set rhythm = wanted.rhythm
    from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ rhythm }) => rhythm)}::text[])
      as wanted (id, rhythm)
    where n.notification_id = wanted.id`.execute(tx);
}

/** Notes what of all that people follow their row is about, also of those who had been told before. */
export async function noteFollows(
  tx: Tx,
  eventId: number,
  people: readonly Pick<Addressee, 'id' | 'follows'>[],
): Promise<void> {
  const pairs = people.flatMap(({ id, follows }) => follows.map((follow) => ({ id, follow })));
  if (pairs.length === 0) return;
  await sql`insert into notification_follows (follow_id, notification_id)
    select f.follow_id, n.notification_id
    from unnest(${pairs.map(({ id }) => id)}::uuid[], ${pairs.map(({ follow }) => follow)}::int[])
      as pair (user_id, follow_id)
    join notifications as n on n.event_id = ${eventId} and n.user_id = pair.user_id
    join follows as f on f.follow_id = pair.follow_id for key share of f
    on conflict do nothing`.execute(tx);
}

/** Who was told is in their rows, so the audience is not kept. */
export async function noteProgress(tx: Tx, eventId: number, last: string | null, isOver: boolean) {
  await sql`update notification_events set told_through = coalesce(${last}::uuid, told_through),
      audience = case when ${isOver} then '{}' else audience end,
      told_at = case when ${isOver} then now() end
    where event_id = ${eventId}`.execute(tx);
}
