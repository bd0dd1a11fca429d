import { teamUsage as limits } from '@caliper/contract/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import { countsNow } from './counting.ts';
import type { DatedPart } from './team-figures.ts';

/** What a company did from a day on. */
export interface Span {
  companyId: number;
  from: string;
}

/** The same in parts, as its viewer may be told of it. */
export interface Parted {
  companyId: number;
  viewerId: string;
  /** The days on which they begin, in order. */
  cuts: readonly string[];
  /** Whether it matters whose it is; of large teams it is not told of many numbers. */
  withPeople: boolean;
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

/** Deleted people have left their use behind. Nobody can say whose it was: it is somebody's, and of at least one person. */
const whose = (counts: RawBuilder<boolean>) =>
  sql`coalesce(array_agg(distinct coalesce(user_id::text, 'deleted')) filter (where ${counts}), '{}')`;

const partOf = ({ viewerId, cuts, withPeople }: Parted, counts: RawBuilder<boolean>) => sql`
  (${cuts}::text[])[width_bucket(day, ${cuts}::date[])] as from,
  ${withPeople ? whose(counts) : sql`'{}'::text[]`} as people,
  bool_or(user_id is distinct from ${viewerId}::uuid) as "ofOthers"`;

const isIn = ({ companyId, cuts }: Parted) => sql`usergroup_id = ${companyId} and day >= ${cuts[0]}::date`;

const isRead = sql<boolean>`kind = 'read'`;

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

/** What was read in each part; a part where something was opened alone has readers of nothing. */
export async function listReads(db: Db, parted: Parted): Promise<DatedPart[]> {
  const { days } = await countsNow(db);
  const { rows } = await sql<DatedPart>`
    select ${partOf(parted, isRead)}, coalesce(sum(count) filter (where ${isRead}), 0)::int as count
    from ${days} as days where ${isIn(parted)} and kind in ('open', 'read') group by 1`.execute(db);
  return rows;
}

/** How many different reports were opened or read in each month. */
export async function listMonthReports(db: Db, { companyId, from }: Span): Promise<Map<string, number>> {
  const { days } = await countsNow(db);
  const { rows } = await sql<{ month: string; reports: number }>`
    select to_char(day, 'YYYY-MM') as month, count(distinct item_id)::int as reports from ${days} as days
    where usergroup_id = ${companyId} and day >= ${from}::date and kind in ('open', 'read') group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ month, reports }) => [month, reports]));
}

export interface KindPart extends DatedPart {
  kind: string;
}

export async function listKinds(db: Db, parted: Parted): Promise<KindPart[]> {
  const { days } = await countsNow(db);
  const { rows } = await sql<KindPart>`
    select ${partOf(parted, sql`true`)}, kind, sum(count)::int as count
    from ${days} as days where ${isIn(parted)} and kind in ('export', 'refused') group by 1, kind`.execute(
    db,
  );
  return rows;
}

export interface ItemPart extends DatedPart {
  item_id: number;
  kind: 'read' | 'refused' | 'opened';
}

/** What was read, refused or in any way opened. */
export async function listItems(db: Db, parted: Parted): Promise<ItemPart[]> {
  const { days } = await countsNow(db);
  const { rows } = await sql<ItemPart>`
    select ${partOf(parted, sql`true`)}, item_id, case when kind in ('open', 'dashboard') then 'opened' else kind end as kind,
      sum(count)::int as count
    from ${days} as days where ${isIn(parted)} and item_id is not null
      and kind in ('open', 'dashboard', 'read', 'refused')
    group by 1, item_id, 5`.execute(db);
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
