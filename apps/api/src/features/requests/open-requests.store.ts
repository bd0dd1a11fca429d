import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { openRequests } from '@caliper/contract/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

export interface OpenRequest {
  /** Null for a renewal. */
  item_id: number | null;
  requested_at: Date;
  user_id: string | null;
  /** Null if the account was deleted. */
  name: string | null;
}

/** It has been answered if the subscription ends on another day by now, and forgotten after a while. */
const isOpen = (expiry: Date | null | RawBuilder<Date>) => sql<boolean>`
  open_requests.requested_at > now() - make_interval(days => ${openRequests.days})
    and (open_requests.item_id is not null
      or open_requests.expiry is not distinct from ${expiry}::timestamptz)`;

/**
 * Whether the company begins to wait for it now. Of several people who ask at once, one does. The person is locked
 * before the company, as by its deletion.
 */
export async function claimRequest(
  tx: Tx,
  { usergroupId, userId, expiry }: Viewer,
  itemId: number | null,
): Promise<boolean> {
  const claimed = await sql`
    insert into open_requests (usergroup_id, item_id, user_id, expiry)
    select ${usergroupId}::int, ${itemId}::int, id, ${expiry}::timestamptz
    from users where id = ${userId} for key share
    on conflict (usergroup_id, item_id) do update
      set user_id = excluded.user_id, expiry = excluded.expiry, requested_at = excluded.requested_at
      where not (${isOpen(expiry)})
    returning 1`.execute(tx);
  return claimed.rows.length > 0;
}

export async function listOpenRequests(
  db: Db | Tx,
  { usergroupId, expiry }: Pick<Viewer, 'usergroupId' | 'expiry'>,
): Promise<OpenRequest[]> {
  return db
    .selectFrom('open_requests')
    .leftJoin('users', 'users.id', 'open_requests.user_id')
    .select(['item_id', 'requested_at', 'user_id', 'users.name'])
    .where('open_requests.usergroup_id', '=', usergroupId)
    .where(isOpen(expiry))
    .orderBy('requested_at', 'desc')
    .execute();
}

/** Of staff's side: what clients still wait for, which is not what they have got meanwhile. */
const openCases = sql`open_requests join usergroups as g on g.id = open_requests.usergroup_id and not g.provider
  where ${isOpen(sql<Date>`g.expiry`)} and not exists (select from entitlements as e
    where e.usergroup_id = g.id and e.item_id = open_requests.item_id and e.live and e.access = 'full')`;

export interface OpenCase {
  usergroup_id: number;
  company: string;
  owner_id: string | null;
  owner: string | null;
  requested_at: Date;
  /** Null if the account was deleted. */
  name: string | null;
  /** Null for a renewal. */
  item_id: number | null;
  kind: ItemKind | null;
  item_name: string | null;
  item_year: number | null;
  region: string | null;
}

/** The oldest first; of the clients that somebody looks after, or of all. */
export async function listOpenCases(db: Db, ownerId: string | null): Promise<OpenCase[]> {
  const { rows } = await sql<OpenCase>`
    with cases as materialized (
      select g.id as usergroup_id, g.company, g.owner_id, open_requests.requested_at, open_requests.user_id,
        open_requests.item_id
      from ${openCases} and (${ownerId}::uuid is null or g.owner_id = ${ownerId}::uuid)
    )
    select cases.usergroup_id, company, owner_id, owner.name as owner, requested_at, users.name,
      items.item_id, kind, item_name, item_year, region
    from cases left join users on users.id = cases.user_id left join users as owner on owner.id = owner_id
      left join items on items.item_id = cases.item_id
    order by requested_at, usergroup_id, items.item_id`.execute(db);
  return rows;
}

/** How much each of these companies waits for, and whether for a renewal. */
export async function countOpenCases(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { cases: number; renewal: boolean }>> {
  const { rows } = await sql<{ id: number; cases: number; renewal: boolean }>`
    select g.id, count(*)::int as cases, bool_or(open_requests.item_id is null) as renewal
    from ${openCases} and g.id = any (${ids}::int[]) group by g.id`.execute(db);
  return new Map(rows.map(({ id, cases, renewal }) => [id, { cases, renewal }]));
}
