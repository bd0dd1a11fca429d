import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import { countsNow } from './counting.ts';

/** What a company has made of its subscriptions. */
export interface CompanyUsage {
  /** Of the last 90 days. */
  reads: number;
  refused: number;
  exports: number;
  opens: number;
  /** Chapters read in each of the last six calendar months (UTC), this one last. */
  months: number[];
}

const months = 6;

export const noUsage: CompanyUsage = {
  reads: 0,
  refused: 0,
  exports: 0,
  opens: 0,
  months: Array.from({ length: months }, () => 0),
};

interface Row extends Omit<CompanyUsage, 'months'> {
  usergroup_id: number;
  by_month: number[];
}

/** The beginnings of the last months, of the one after them, and of the last 90 days: as values, for they are compared often. */
async function findBounds(db: Db): Promise<{ firsts: string[]; recent: string }> {
  const { rows } = await sql<{ firsts: string[]; recent: string }>`
    with today as (select (now() at time zone 'UTC')::date as day)
    select array(select (date_trunc('month', day) - make_interval(months => n))::date::text
      from generate_series(${months - 1}, -1, -1) as n) as firsts, (day - 90)::text as recent from today`.execute(
    db,
  );
  return rows[0] ?? { firsts: [], recent: '' };
}

/** Of these companies, or of all; those that have done nothing are left out. */
export async function listCompanyUsage(db: Db, ids?: readonly number[]): Promise<Map<number, CompanyUsage>> {
  const [{ companyDays }, { firsts, recent: since }] = await Promise.all([countsNow(db), findBounds(db)]);
  const recent = sql`where day > ${since}::date`;
  const { rows } = await sql<Row>`
    select usergroup_id,
      coalesce(sum(reads) filter (${recent}), 0)::int as reads,
      coalesce(sum(refused) filter (${recent}), 0)::int as refused,
      coalesce(sum(exports) filter (${recent}), 0)::int as exports,
      coalesce(sum(opens) filter (${recent}), 0)::int as opens,
      array[${sql.join(
        firsts
          .slice(1)
          .map(
            (next, index) =>
              sql`coalesce(sum(reads) filter (where day >= ${firsts[index]}::date and day < ${next}::date), 0)::int`,
          ),
      )}] as by_month
    from ${companyDays} as days
    where day >= ${firsts[0]}::date
      and ${ids ? sql`usergroup_id = any (${ids}::int[])` : sql`true`}
    group by usergroup_id`.execute(db);
  return new Map(
    rows.map(({ usergroup_id, by_month, reads, refused, exports, opens }) => [
      usergroup_id,
      { reads, refused, exports, opens, months: by_month },
    ]),
  );
}

export type RecentUsage = Pick<CompanyUsage, 'reads' | 'refused'>;

interface RecentRow extends RecentUsage {
  usergroup_id: number;
}

/** Of all companies in the last 90 days; those that have done nothing are left out. */
export async function listRecentUsage(db: Db): Promise<Map<number, RecentUsage>> {
  const { rows: known } = await sql<{ today: string; isSummed: boolean }>`
    select today::text, exists (select from usage_company_sums where until = today) as "isSummed"
    from (select (now() at time zone 'UTC')::date as today) as now`.execute(db);
  const [{ today, isSummed } = { today: '', isSummed: false }] = known;
  // Shortly after midnight, and until a day has been counted at all.
  if (!isSummed) return listCompanyUsage(db);
  const { rows } = await sql<RecentRow>`
    select usergroup_id, sum(reads)::int as reads, sum(refused)::int as refused from (
      select usergroup_id, reads, refused from usage_company_sums where until = ${today}::date
      union all
      select usergroup_id, count(*) filter (where kind = 'read'), count(*) filter (where kind = 'refused')
      from usage_events where at >= ${today}::timestamp at time zone 'UTC' group by usergroup_id
    ) as recent group by usergroup_id`.execute(db);
  return new Map(rows.map(({ usergroup_id, ...recent }) => [usergroup_id, recent]));
}
