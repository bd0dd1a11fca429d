import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { editionWords } from '@caliper/contract/catalogue/edition-words.ts';
import { usage as limits, renewals } from '@caliper/contract/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import { countsNow } from './counting.ts';

/** Which clients, in how many of the last days. */
export interface Span {
  days: number;
  /** Left out: of all. */
  companies?: readonly number[];
  most: number;
}

/** How much of it there is in all is told with each, since only the most wanted are listed. */
interface Wanted extends Companies {
  count: number;
  total: number;
  /** The last time; of items the day. */
  last: Date;
}

/** Those that want it most, first, and how many there are. */
interface Companies {
  companies: { id: number; company: string; count: number }[];
  companyCount: number;
}

export interface WantedItem extends Wanted {
  item_id: number;
}

export interface WantedWords extends Wanted {
  words: string;
}

const first = (days: number) => sql`(now() at time zone 'UTC')::date - ${days - 1}::int`;
const firstMoment = (days: number) => sql`(${first(days)})::timestamp at time zone 'UTC'`;

const among = ({ companies }: Pick<Span, 'companies'>) =>
  companies ? sql`usergroup_id = any (${companies}::int[])` : sql`true`;

/** Where wanted things are counted. */
interface Source {
  /** A table and the rows of it. */
  rows: RawBuilder<unknown>;
  thing: RawBuilder<unknown>;
  /** Of a row. */
  count: RawBuilder<number>;
  /** Of all rows of a thing. */
  last: RawBuilder<Date>;
}

interface Sources {
  /** With a row for each company. */
  told: readonly Source[];
  /** The same, without companies where that is less. */
  sums: readonly Source[];
}

/**
 * The most wanted things. What is counted in several sources is added up in each of them first, which is faster; and
 * companies are told apart for the most wanted alone, as there may be thousands behind each.
 */
async function listWanted<T>(db: Db, most: number, type: RawBuilder<unknown>, sources: Sources) {
  const union = (of: readonly Source[], one: (source: Source) => RawBuilder<unknown>) =>
    sql.join(of.map(one), sql` union all `);
  const sums = union(
    sources.sums,
    ({ rows, thing, count, last }) =>
      sql`select ${thing} as thing, sum(${count}) as count, ${last} as last from ${rows} group by ${thing}`,
  );
  const { rows: top } = await sql<Omit<Wanted, keyof Companies> & { thing: T }>`
    select thing, sum(count)::int as count, max(last) as last, (sum(sum(count)) over ())::int as total
    from (${sums}) as sums group by thing order by count desc, last desc, thing limit ${most}`.execute(db);
  const things = sql`any (${top.map(({ thing }) => thing)}::${type})`;
  const counts = union(
    sources.told,
    ({ rows, thing, count }) =>
      sql`select ${thing} as thing, usergroup_id, ${count} as count from ${rows} and ${thing} = ${things}`,
  );
  const { rows: behind } = await sql<Companies & { thing: T }>`
    with wanting as (
      select thing, usergroup_id, sum(count)::int as count from (${counts}) as counts group by thing, usergroup_id
    ), most as (
      select thing, count(*)::int as companies,
        (array_agg(usergroup_id order by count desc, usergroup_id))[:${renewals.clientsOfOne}] as ids,
        (array_agg(count order by count desc, usergroup_id))[:${renewals.clientsOfOne}] as counts
      from wanting group by thing
    )
    select thing, most.companies as "companyCount",
      jsonb_agg(jsonb_build_object('id', id, 'company', company, 'count', count) order by count desc, company) as companies
    from most cross join lateral unnest(ids, counts) as one (id, count) join usergroups using (id)
    group by thing, most.companies`.execute(db);
  const companiesOf = new Map(behind.map(({ thing, ...companies }) => [thing, companies]));
  return top.map((row) => ({
    ...row,
    ...(companiesOf.get(row.thing) ?? { companies: [], companyCount: 0 }),
  }));
}

/** What people wanted to open and could not, the most wanted first. */
export async function listWantedItems(db: Db, span: Span): Promise<WantedItem[]> {
  const { isCounted, isNew } = await countsNow(db);
  const isRefused = sql`kind = 'refused' and item_id is not null and ${among(span)}`;
  const isLately = sql`${isCounted} and day >= ${first(span.days)}`;
  const thing = sql`item_id`;
  const last = sql<Date>`max(day)::timestamp at time zone 'UTC'`;
  const counted = {
    rows: sql`usage_days where ${isLately} and ${isRefused}`,
    thing,
    count: sql<number>`count`,
    last,
  };
  const ofAll = {
    rows: sql`usage_item_days where ${isLately} and refused > 0`,
    thing,
    count: sql<number>`refused`,
    last,
  };
  const recent = {
    rows: sql`usage_events where ${isNew} and at >= ${firstMoment(span.days)} and ${isRefused}`,
    thing,
    count: sql<number>`1`,
    last: sql<Date>`date_trunc('day', max(at), 'UTC')`,
  };
  const told = [counted, recent];
  const sums = span.companies ? told : [ofAll, recent];
  const rows = await listWanted<number>(db, span.most, sql`int[]`, { told, sums });
  return rows.map(({ thing, ...row }) => ({ item_id: thing, ...row }));
}

/** What people searched for and nothing was found, the most frequent first. Goes back as far as events are kept. */
export async function listUnanswered(db: Db, span: Span): Promise<WantedWords[]> {
  const since = firstMoment(Math.min(span.days, limits.eventDays));
  const searches = {
    rows: sql`usage_events where kind = 'search' and answers = 0 and at >= ${since} and ${among(span)}`,
    thing: sql`detail`,
    count: sql<number>`1`,
    last: sql<Date>`max(at)`,
  };
  const rows = await listWanted<string>(db, span.most, sql`text[]`, { told: [searches], sums: [searches] });
  return rows.map(({ thing, ...row }) => ({ words: thing, ...row }));
}

interface WantedTitle {
  usergroup_id: number;
  name: string;
  kind: ItemKind;
  year: number;
  region: string;
}

/** What each of these was refused most in 90 days and still does not have. */
export async function listMostWanted(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { days } = await countsNow(db);
  const { rows } = await sql<WantedTitle>`
    with held as materialized (
      select distinct usergroup_id, item_id from entitlements
      where usergroup_id = any (${ids}::int[]) and live and access = 'full'
    )
    select distinct on (usergroup_id) usergroup_id, item_name as name, kind, item_year as year, region
    from (
      select usergroup_id, item_id, sum(count) as count from ${days} as days
      where kind = 'refused' and day > (now() at time zone 'UTC')::date - 90
        and usergroup_id = any (${ids}::int[]) group by usergroup_id, item_id
    ) as refused join items using (item_id)
    where visible and not exists (select from held where held.usergroup_id = refused.usergroup_id
      and held.item_id = refused.item_id)
    order by usergroup_id, count desc, item_id`.execute(db);
  return new Map(rows.map(({ usergroup_id, name, ...of }) => [usergroup_id, `${name}, ${editionWords(of)}`]));
}
