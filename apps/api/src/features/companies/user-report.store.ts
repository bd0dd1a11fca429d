import type { LastSeen, ReportOrder, ReportSort } from '@caliper/contract/companies/companies.values.ts';
import { userReport } from '@caliper/contract/limits.ts';
import type { License, Role } from '@caliper/contract/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

export interface ReportFilter {
  companies?: number[] | undefined;
  licenses?: License[] | undefined;
  enabled?: ('true' | 'false')[] | undefined;
  roles?: Role[] | undefined;
  lastActive?: LastSeen[] | undefined;
  text?: string | undefined;
  sort?: ReportSort | undefined;
  /** Without a page, all rows. */
  page?: number | undefined;
}

export interface ReportRow {
  usergroup_id: number;
  company: string;
  license: License;
  expiry: Date | null;
  id: string | null;
  created_at: Date | null;
  enabled: boolean | null;
  name: string | null;
  email: string | null;
  role: Role | null;
  last_active: Date | null;
}

const shownRole = sql`case when u.lead then 'team leader' else u.role end`;

/** Every moment falls into one of these; people who were never active into 'never'. */
const seen = sql`case
  when u.id is null then null
  when u.last_active is null then 'never'
  when u.last_active > now() - interval '7 days' then 'week'
  when u.last_active > now() - interval '30 days' then 'month'
  when u.last_active > now() - interval '90 days' then 'quarter'
  else 'longer' end`;

/** A company without users is one row of its own; a filter on people leaves it out. */
export async function readReport(db: Db, filter: ReportFilter): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select g.id as usergroup_id, g.company, g.license, g.expiry, u.id, u.created_at, u.enabled, u.name, u.email,
      ${shownRole} as role, u.last_active
    from ${matching(filter)}
    order by ${orderOf(filter.sort)} place, u.name collate names, u.id
    ${pageOf(filter.page)}`.execute(db);
  return rows;
}

export async function countReport(db: Db, filter: ReportFilter): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Numbers are compared faster than names, and there are fewer companies than people. */
const companies = sql`(select *, lower(company) as lowered,
  row_number() over (order by company collate names, id) as place from usergroups)`;

const columns: Record<ReportOrder, RawBuilder<unknown>> = {
  company: sql`place`,
  license: sql`g.license`,
  expiry: sql`g.expiry`,
  createdAt: sql`u.created_at`,
  enabled: sql`u.enabled`,
  name: sql`u.name collate names`,
  email: sql`u.email`,
  role: shownRole,
  lastActive: sql`u.last_active`,
};

/** What is missing comes last, either way. */
function orderOf(sort: ReportSort = 'company'): RawBuilder<unknown> {
  const isDescending = sort.startsWith('-');
  const column = columns[sort.replace('-', '') as ReportOrder];
  return isDescending ? sql`${column} desc nulls last,` : sql`${column} nulls last,`;
}

function matching(filter: ReportFilter): RawBuilder<unknown> {
  const { licenses, enabled, roles, lastActive } = filter;
  return sql`${companies} as g left join users as u on u.usergroup_id = g.id
    where ${isOneOf(sql`g.id`, filter.companies)} and ${isOneOf(sql`g.license`, licenses)}
      and ${isOneOf(
        sql`u.enabled`,
        enabled?.map((text) => text === 'true'),
      )} and ${isOneOf(shownRole, roles)} and ${isOneOf(seen, lastActive)} and ${hasWords(filter.text)}`;
}

function hasWords(text = ''): RawBuilder<unknown> {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  return sql.join([sql`true`, ...typed.map(hasWord)], sql` and `);
}

/** E-mails are stored in lower case; names, which are not, are looked at last. */
function hasWord(word: string): RawBuilder<unknown> {
  return sql`(strpos(g.lowered, ${word}) > 0 or strpos(u.email, ${word}) > 0 or strpos(lower(u.name), ${word}) > 0)`;
}

function isOneOf(column: RawBuilder<unknown>, values: readonly unknown[] | undefined): RawBuilder<unknown> {
  return values ? sql`${column} in (${sql.join(values)})` : sql`true`;
}

function pageOf(page: number | undefined): RawBuilder<unknown> {
  if (page === undefined) return sql``;
  return sql`limit ${userReport.perPage} offset ${(page - 1) * userReport.perPage}`;
}
