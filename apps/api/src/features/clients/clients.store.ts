import type { License } from '@caliper/contract/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

export interface ClientCompany {
  id: number;
  company: string;
  headquarterCompany: string | null;
  license: License;
  licenses: number;
  expiry: Date | null;
  owner: { id: string; name: string } | null;
  written: { text: string; by: string } | null;
}

/** All clients, by name: there are thousands of them, and which are wanted is decided here. */
export async function listClients(db: Db): Promise<ClientCompany[]> {
  const { rows } = await sql<ClientCompany>`
    select g.id, g.company, hq.company as "headquarterCompany", g.license, g.licenses, g.expiry, ${ownerOf} as owner,
      case when s.step is not null then jsonb_build_object('text', s.step, 'by', coalesce(w.name, 'a deleted account')) end as written
    from usergroups as g
    left join usergroups as hq on hq.id = g.headquarter_id
    left join users as o on o.id = g.owner_id
    left join client_steps as s on s.usergroup_id = g.id
    left join users as w on w.id = s.written_by
    where not g.provider
    order by g.company collate names, g.id`.execute(db);
  return rows;
}

export interface ClientPeople {
  seatsUsed: number;
  /** Of those, who was there lately. */
  seen: number;
  hasLeader: boolean;
  lastActive: Date | null;
}

export const nobody: ClientPeople = { seatsUsed: 0, seen: 0, hasLeader: false, lastActive: null };

/** The people of these companies, or of all; companies without any are left out. */
export async function countPeople(
  db: Db,
  seenSince: Date,
  ids?: readonly number[],
): Promise<Map<number, ClientPeople>> {
  const { rows } = await sql<ClientPeople & { usergroup_id: number }>`
    select usergroup_id, count(*) filter (where enabled)::int as "seatsUsed",
      count(*) filter (where enabled and coalesce(last_active, created_at) >= ${seenSince}::timestamptz)::int as seen,
      bool_or(lead and enabled) as "hasLeader", max(last_active) as "lastActive"
    from users where ${among(ids)} group by usergroup_id`.execute(db);
  return new Map(rows.map(({ usergroup_id, ...people }) => [usergroup_id, people]));
}

const among = (ids: readonly number[] | undefined): RawBuilder<boolean> =>
  ids ? sql`usergroup_id = any (${ids}::int[])` : sql`true`;

const ownerOf: RawBuilder<unknown> = sql`case when o.id is not null
  then jsonb_build_object('id', o.id, 'name', o.name) end`;

/** How many devices count in each of these companies, or in all; those without any are left out. */
export async function countDevices(db: Db, ids?: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ usergroup_id: number; count: number }>`
    select usergroup_id, count(distinct cookie)::int as count from devices
    where ${among(ids)} group by usergroup_id`.execute(db);
  return new Map(rows.map(({ usergroup_id, count }) => [usergroup_id, count]));
}

/** Whoever can look after clients. */
export async function listOwners(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('users')
    .innerJoin('usergroups', 'usergroups.id', 'users.usergroup_id')
    .select(['users.id', 'users.name'])
    .where('usergroups.provider', '=', true)
    .where('users.role', 'in', ['admin', 'sales'])
    .where('users.locked', '=', false)
    .orderBy(sql`users.name collate names`)
    .orderBy('users.id')
    .execute();
}
