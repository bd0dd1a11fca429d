import { teamUsage as limits } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import { countsNow } from './counting.ts';

/** What a company did from a day on, as its viewer may be told of it. */
export interface Span {
  companyId: number;
  viewerId: string;
  from: string;
}

/** A number, and whose it is: how many people's, and whether anybody's beside the viewer's. */
export interface Told {
  count: number;
  people: number;
  ofOthers: boolean;
}

export interface TeamRow {
  members: number;
  licenses: number;
  idle: number;
  expiry: Date | null;
  created_at: Date;
  /** Today and the first day that anything was counted of (UTC). */
  today: string;
  since: string | null;
}

const today = sql`(now() at time zone 'UTC')::date`;

/** Deleted people have left their use behind, and nobody can say whose it was. */
const isOfOthers = (viewerId: string) => sql`bool_or(user_id is distinct from ${viewerId}::uuid)`;

export async function findTeam(db: Db, companyId: number): Promise<TeamRow | undefined> {
  const { companyDays } = await countsNow(db);
  const { rows } = await sql<TeamRow>`
    select g.licenses, g.expiry, g.created_at, ${today}::text as today, u.members, u.idle,
      (select min(day)::text from ${companyDays} as days where usergroup_id = g.id) as since
    from usergroups as g cross join lateral (
      select count(*)::int as members, (count(*) filter (where
        coalesce(last_active, created_at) < now() - make_interval(days => ${limits.idleDays})))::int as idle
      from users where usergroup_id = g.id and enabled) as u
    where g.id = ${companyId}`.execute(db);
  return rows[0];
}

export interface MonthRow extends Told {
  month: string;
  reports: number;
}

/** What was opened or read in each month that has any of it; its people are those who read. */
export async function listMonths(db: Db, { companyId, viewerId, from }: Span): Promise<MonthRow[]> {
  const { days } = await countsNow(db);
  const { rows } = await sql<MonthRow>`
    select to_char(day, 'YYYY-MM') as month,
      coalesce(sum(count) filter (where kind = 'read'), 0)::int as count,
      (count(distinct user_id) filter (where kind = 'read'))::int as people, ${isOfOthers(viewerId)} as "ofOthers",
      count(distinct item_id)::int as reports
    from ${days} as days
    where usergroup_id = ${companyId} and day >= ${from}::date and kind in ('open', 'read')
    group by 1 order by 1`.execute(db);
  return rows;
}

export interface KindRow extends Told {
  kind: string;
}

export async function listKinds(db: Db, { companyId, viewerId, from }: Span): Promise<KindRow[]> {
  const { days } = await countsNow(db);
  const { rows } = await sql<KindRow>`
    select kind, sum(count)::int as count, count(distinct user_id)::int as people,
      ${isOfOthers(viewerId)} as "ofOthers"
    from ${days} as days
    where usergroup_id = ${companyId} and day >= ${from}::date and kind in ('read', 'export', 'refused')
    group by kind`.execute(db);
  return rows;
}

export interface ItemRow extends Told {
  item_id: number;
  kind: 'read' | 'refused' | 'opened';
}

/** What was read, refused or in any way opened, the most first. */
export async function listItems(db: Db, { companyId, viewerId, from }: Span): Promise<ItemRow[]> {
  const { days } = await countsNow(db);
  const { rows } = await sql<ItemRow>`
    select item_id, case when kind in ('open', 'dashboard') then 'opened' else kind end as kind,
      sum(count)::int as count, count(distinct user_id)::int as people, ${isOfOthers(viewerId)} as "ofOthers"
    from ${days} as days
    where usergroup_id = ${companyId} and day >= ${from}::date and item_id is not null
      and kind in ('open', 'dashboard', 'read', 'refused')
    group by item_id, 2 order by count desc, item_id`.execute(db);
  return rows;
}

/** What the company pays for, itself or through its family, since when. */
export async function listPaid(db: Db, companyId: number): Promise<{ item_id: number; since: string }[]> {
  const { rows } = await sql<{ item_id: number; since: string }>`
    select item_id, (min(created_at) at time zone 'UTC')::date::text as since from entitlements
    where usergroup_id = ${companyId} and live and access = 'full' group by item_id`.execute(db);
  return rows;
}

export interface PersonRow {
  name: string;
  reads: number;
  reports: number;
  exports: number;
  from: string;
}

/** Members by name: what they did since the day that they were told of, and nothing from before it. */
export async function listPeople(db: Db, { companyId, from }: Span): Promise<PersonRow[]> {
  const { days } = await countsNow(db);
  const { rows } = await sql<PersonRow>`
    select u.name, greatest(t.shown_from, ${from}::date)::text as from,
      coalesce(sum(d.count) filter (where d.kind = 'read'), 0)::int as reads,
      count(distinct d.item_id) filter (where d.kind in ('open', 'read'))::int as reports,
      coalesce(sum(d.count) filter (where d.kind = 'export'), 0)::int as exports
    from usage_told as t join users as u on u.id = t.user_id and u.usergroup_id = t.usergroup_id and u.enabled
    left join ${days} as d on d.usergroup_id = t.usergroup_id and d.user_id = t.user_id
      and d.day >= greatest(t.shown_from, ${from}::date)
    where t.usergroup_id = ${companyId} and t.shown_from <= ${today}
    group by u.id, t.shown_from order by reads desc, reports desc, u.name, u.id`.execute(db);
  return rows;
}
