import { sql } from 'kysely';
import type { Tx } from '../../../platform/postgres/postgres.ts';
import type { UsergroupRow } from '../../../platform/postgres/tables.ts';

/** How full a company is. */
export type Seats = Pick<UsergroupRow, 'id' | 'company' | 'license' | 'licenses' | 'provider'> & {
  users: number;
  enabled: number;
};

/** Locks the company's row until the transaction ends, so that two people cannot take the last seat. */
export async function lockSeats(tx: Tx, usergroupId: number): Promise<Seats | undefined> {
  const group = await tx
    .selectFrom('usergroups')
    .select(['id', 'company', 'license', 'licenses', 'provider'])
    .where('id', '=', usergroupId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!group) return undefined;
  const counted = await tx
    .selectFrom('users')
    .select([
      sql<number>`count(*)::int`.as('users'),
      sql<number>`count(*) filter (where enabled)::int`.as('enabled'),
    ])
    .where('usergroup_id', '=', usergroupId)
    .executeTakeFirstOrThrow();
  return { ...group, ...counted };
}
