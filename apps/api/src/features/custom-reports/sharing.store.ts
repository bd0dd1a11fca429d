import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

export interface Teammate {
  id: string;
  enabled: boolean;
}

/** Those of these people who are colleagues, locked against deletion. */
export async function lockTeammates(
  tx: Tx,
  usergroupId: number,
  ownId: string,
  ids: readonly string[],
): Promise<Teammate[]> {
  const { rows } = await sql<Teammate>`
    select users.id, enabled or provider as enabled from users
    join usergroups on usergroups.id = usergroup_id
    where usergroup_id = ${usergroupId} and users.id <> ${ownId} and users.id = any (${ids}::uuid[])
    order by users.id for key share of users`.execute(tx);
  return rows;
}

/**
 * Disabled people cannot be chosen, so they keep their share unless it is taken back from everyone. Returns those who
 * did not have it before.
 */
export async function replaceShares(tx: Tx, id: number, users: readonly string[]): Promise<string[]> {
  await sql`delete from custom_report_shares using users join usergroups on usergroups.id = usergroup_id
    where c_report_id = ${id} and user_id = users.id and (enabled or provider or ${users.length === 0})
      and not user_id = any (${users}::uuid[])`.execute(tx);
  const { rows } = await sql<{ user_id: string }>`insert into custom_report_shares (c_report_id, user_id)
    select ${id}, unnest(${users}::uuid[]) on conflict do nothing returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** Ends what somebody was shared, and what they have shared: both were among colleagues. */
export async function endShares(tx: Tx, userId: string): Promise<void> {
  await sql`delete from custom_report_shares where user_id = ${userId}
    or c_report_id in (select c_report_id from custom_reports where user_id = ${userId})`.execute(tx);
}

/** Those of these companies that are customers, locked against deletion. */
export async function lockCustomers(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from usergroups where not provider and id = any (${ids}::int[]) order by id for key share`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Every customer, and whether it has the report. */
export async function listGiven(db: Db, id: number) {
  return db
    .selectFrom('usergroups')
    .leftJoin('custom_report_companies as c', (join) =>
      join.onRef('c.usergroup_id', '=', 'usergroups.id').on('c.c_report_id', '=', id),
    )
    .select(['id', 'company', sql<boolean>`c.c_report_id is not null`.as('given')])
    .where('provider', '=', false)
    .orderBy(sql`lower(company)`)
    .orderBy('id')
    .execute();
}

interface Pack {
  c_report_id: number;
  c_report_name: string;
  chapters: number;
  source: string | null;
}

/**
 * The MedCore reports of a company, also while it is expired, and of its subsidiaries that are not; each once, as its
 * own if it is. Undefined if there is no such company.
 */
export async function listPacks(db: Db, companyId: number): Promise<Pack[] | undefined> {
  const { rows } = await sql<{ packs: Pack[] }>`
    select coalesce(jsonb_agg(to_jsonb(pack) order by lower(c_report_name), c_report_id)
      filter (where c_report_id is not null), '[]') as packs
    from usergroups as asked
    left join lateral (
      select distinct on (c_report_id) c_report_id, c_report_name,
        (select count(*) from custom_report_bookmarks as b where b.c_report_id = r.c_report_id) as chapters,
        nullif(holder.company, asked.company) as source
      from usergroups as holder
      join custom_report_companies as given on given.usergroup_id = holder.id
      join custom_reports as r using (c_report_id)
      join users as owner on owner.id = r.user_id and owner.special = 'support'
      where holder.id = asked.id
        or (holder.headquarter_id = asked.id and (holder.expiry is null or holder.expiry > now()))
      order by c_report_id, holder.id <> asked.id, holder.id) as pack on true
    where asked.id = ${companyId}
    group by asked.id`.execute(db);
  return rows[0]?.packs;
}

/** Those of these reports of which a company has chapters through a MedCore report. */
export async function findGiven(db: Db | Tx, reportIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    report_id: number;
  }>`select distinct b.report_id from custom_report_bookmarks as b
    join custom_report_companies using (c_report_id)
    join custom_reports using (c_report_id)
    join users as owner on owner.id = user_id and special = 'support'
    where b.report_id = any (${reportIds}::int[]) and chapter_id is not null order by b.report_id`.execute(
    db,
  );
  return rows.map(({ report_id }) => report_id);
}

export async function listCompanies(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('custom_report_companies')
    .select('usergroup_id')
    .where('c_report_id', '=', id)
    .execute();
  return rows.map(({ usergroup_id }) => usergroup_id);
}

export async function replaceCompanies(tx: Tx, id: number, companies: readonly number[]): Promise<void> {
  await sql`delete from custom_report_companies
    where c_report_id = ${id} and not usergroup_id = any (${companies}::int[])`.execute(tx);
  await sql`insert into custom_report_companies (c_report_id, usergroup_id)
    select ${id}, unnest(${companies}::int[]) on conflict do nothing`.execute(tx);
}

export interface SharedReport {
  c_report_id: number;
  c_report_name: string;
  owner: string;
  /** The report of each bookmark. */
  sources: number[];
  shared_at: Date | null;
}

/** What colleagues share with a person, the last shared first. */
export async function listShared(db: Db, userId: string): Promise<SharedReport[]> {
  const { rows } = await sql<SharedReport>`
    select r.c_report_id, c_report_name, owner, sources, shared_at
    from custom_reports_of(${userId}, '{shared}') as r
    join custom_report_shares as s on s.c_report_id = r.c_report_id and s.user_id = ${userId}
    order by shared_at desc nulls last, r.modified_on desc, r.c_report_id desc`.execute(db);
  return rows;
}
