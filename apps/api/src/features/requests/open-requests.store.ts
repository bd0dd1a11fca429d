import { openRequests } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
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
const isOpen = (expiry: Date | null) => sql<boolean>`
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
