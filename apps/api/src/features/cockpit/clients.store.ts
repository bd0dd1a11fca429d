import type { Ending } from '@caliper/contract/cockpit/cockpit.values.ts';
import { renewals as limits, teamUsage } from '@caliper/contract/limits.ts';
import type { License } from '@caliper/contract/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

/** Where a licence stands: a client stands once, in the most urgent column that it belongs to. */
const within = sql<Ending>`case
  when g.expiry <= now() then 'over'
  when g.expiry <= now() + interval '10 days' then '10'
  when g.expiry <= now() + interval '30 days' then '30'
  when g.expiry <= now() + interval '60 days' then '60'
  else '90' end`;

const isEnding = (ownerId: string | null): RawBuilder<boolean> => sql`not g.provider
  and g.expiry > now() - make_interval(days => ${limits.overDays}) and g.expiry <= now() + interval '90 days'
  and (${ownerId}::uuid is null or g.owner_id = ${ownerId}::uuid)`;

export interface EndingRow {
  within: Ending;
  total: number;
  id: number;
  company: string;
  license: License;
  licenses: number;
  expiry: Date;
}

/** The first clients of each column, with how many there are. What is over longest comes last. */
export async function listEnding(db: Db, ownerId: string | null, each: number): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    select * from (
      select ${within} as within, g.id, g.company, g.license, g.licenses, g.expiry,
        (count(*) over (partition by ${within}))::int as total,
        row_number() over (partition by ${within} order by ${urgency}, g.id) as place
      from usergroups as g where ${isEnding(ownerId)}
    ) as ending where place <= ${each} order by place`.execute(db);
  return rows;
}

/** The next end first, and of those that are over the last one. */
const urgency = sql`abs(extract(epoch from g.expiry - now()))`;

export async function countEnding(db: Db, ownerId: string | null): Promise<Map<Ending, number>> {
  const { rows } = await sql<{ within: Ending; count: number }>`
    select ${within} as within, count(*)::int as count from usergroups as g
    where ${isEnding(ownerId)} group by 1`.execute(db);
  return new Map(rows.map((row) => [row.within, row.count]));
}

export interface ClientRow {
  id: number;
  company: string;
  license: License;
  licenses: number;
  expiry: Date | null;
  owner_id: string | null;
  owner: string | null;
  members: number;
  idle: number;
  has_leader: boolean;
  last_active: Date | null;
  notes: number;
}

export async function listEndingIds(
  db: Db,
  { ownerId, ending, page }: { ownerId: string | null; ending: Ending | null; page: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select g.id from usergroups as g
    where ${isEnding(ownerId)} and (${ending}::text is null or ${within} = ${ending}::text)
    order by g.expiry <= now() desc, ${urgency}, g.id
    limit ${limits.perPage} offset ${(page - 1) * limits.perPage}`.execute(db);
  return rows.map(({ id }) => id);
}

/** In the order of the ids. */
export async function listClients(db: Db, ids: readonly number[]): Promise<ClientRow[]> {
  const { rows } = await sql<ClientRow>`
    select g.id, g.company, g.license, g.licenses, g.expiry, g.owner_id, owner.name as owner,
      u.members, u.idle, u.has_leader, u.last_active,
      (select count(*)::int from client_notes where usergroup_id = g.id) as notes
    from usergroups as g left join users as owner on owner.id = g.owner_id
    cross join lateral (
      select (count(*) filter (where enabled))::int as members,
        (count(*) filter (where enabled and coalesce(last_active, created_at)
          < now() - make_interval(days => ${teamUsage.idleDays})))::int as idle,
        coalesce(bool_or(lead and enabled), false) as has_leader, max(last_active) as last_active
      from users where usergroup_id = g.id) as u
    where g.id = any (${ids}::int[]) and not g.provider
    order by array_position(${ids}::int[], g.id)`.execute(db);
  return rows;
}

/** The clients that somebody looks after. */
export async function listOwned(db: Db, ownerId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from usergroups
    where owner_id = ${ownerId}::uuid and not provider`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locked against deletion; clients only. */
export async function lockClient(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from usergroups where id = ${id} and not provider for key share`.execute(
    tx,
  );
  return rows.length > 0;
}
