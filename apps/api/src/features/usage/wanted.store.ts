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
interface Wanted {
  count: number;
  total: number;
  /** Those that want it most, first, and how many there are. */
  companies: { id: number; company: string; count: number }[];
  companyCount: number;
  /** The last time; of items the day. */
  last: Date;
}

export interface WantedItem extends Wanted {
  item_id: number;
}

export interface WantedWords extends Wanted {
  words: string;
}

const first = (days: number) => sql`(now() at time zone 'UTC')::date - ${days - 1}::int`;

const among = ({ companies }: Pick<Span, 'companies'>) =>
  companies ? sql`usergroup_id = any (${companies}::int[])` : sql`true`;

interface Source<T> {
  /** Rows of thing, usergroup_id and count. */
  found: RawBuilder<unknown>;
  /** When a thing was last wanted, over its rows. */
  last: RawBuilder<Date>;
  /** Which of the rows are of one of these. */
  isOneOf: (things: readonly T[]) => RawBuilder<boolean>;
}

/** Companies are told apart for the most wanted alone, as there may be thousands behind each. */
async function listWanted<T>(db: Db, most: number, { found, last, isOneOf }: Source<T>) {
  const { rows: top } = await sql<Omit<Wanted, 'companies' | 'companyCount'> & { thing: T }>`
    select thing, sum(count)::int as count, ${last} as last, (sum(sum(count)) over ())::int as total
    from (${found}) as found group by thing order by count desc, last desc, thing limit ${most}`.execute(db);
  if (top.length === 0) return [];
  const { rows: behind } = await sql<Pick<Wanted, 'companies' | 'companyCount'> & { thing: T }>`
    with wanting as (
      select thing, usergroup_id, sum(count)::int as count
      from (${found}) as found where ${isOneOf(top.map(({ thing }) => thing))} group by thing, usergroup_id
    ), ranked as (
      select thing, usergroup_id, count, count(*) over (partition by thing)::int as companies,
        row_number() over (partition by thing order by count desc, usergroup_id) as place
      from wanting
    )
    select thing, ranked.companies as "companyCount",
      jsonb_agg(jsonb_build_object('id', g.id, 'company', company, 'count', ranked.count)
        order by ranked.count desc, company) as companies
    from ranked join usergroups as g on g.id = usergroup_id
    where place <= ${renewals.clientsOfOne} group by thing, ranked.companies`.execute(db);
  const companiesOf = new Map(behind.map(({ thing, ...companies }) => [thing, companies]));
  return top.map((row) => ({
    ...row,
    ...(companiesOf.get(row.thing) ?? { companies: [], companyCount: 0 }),
  }));
}

/** What people wanted to open and could not, the most wanted first. */
export async function listWantedItems(db: Db, span: Span): Promise<WantedItem[]> {
  const { days } = await countsNow(db);
  const rows = await listWanted<number>(db, span.most, {
    found: sql`select item_id as thing, usergroup_id, count, day from ${days} as days
      where kind = 'refused' and item_id is not null and day >= ${first(span.days)} and ${among(span)}`,
    last: sql`max(day)::timestamp at time zone 'UTC'`,
    isOneOf: (things) => sql`thing = any (${things}::int[])`,
  });
  return rows.map(({ thing, ...row }) => ({ item_id: thing, ...row }));
}

/** What people searched for and nothing was found, the most frequent first. Goes back as far as events are kept. */
export async function listUnanswered(db: Db, span: Span): Promise<WantedWords[]> {
  const days = Math.min(span.days, limits.eventDays);
  const rows = await listWanted<string>(db, span.most, {
    found: sql`select detail as thing, usergroup_id, 1 as count, at from usage_events
      where kind = 'search' and answers = 0 and at >= (${first(days)})::timestamp at time zone 'UTC' and ${among(span)}`,
    last: sql`max(at)`,
    isOneOf: (things) => sql`thing = any (${things}::text[])`,
  });
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
