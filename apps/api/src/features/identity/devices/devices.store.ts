import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';

export interface Device {
  cookie: string;
  os: string;
  user_id: string;
  usergroup_id: number;
}

export type DeviceScope = 'user' | 'company';

/** Locks the company's row, so that only one transaction at a time counts its devices. */
export async function lockDevicesOf(tx: Tx, companyId: number): Promise<void> {
  await tx.selectFrom('usergroups').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}

/** How many other devices are in the scope, and whether this one is already among them. */
export async function countDevices(tx: Tx, scope: DeviceScope, device: Device) {
  const owner =
    scope === 'user' ? sql`user_id = ${device.user_id}` : sql`usergroup_id = ${device.usergroup_id}`;
  return tx
    .selectFrom('devices')
    .select([
      sql<number>`count(distinct cookie) filter (where cookie <> ${device.cookie})::int`.as('others'),
      sql<boolean>`coalesce(bool_or(cookie = ${device.cookie}), false)`.as('isKnown'),
    ])
    .where(sql<boolean>`${owner}`)
    .executeTakeFirstOrThrow();
}

export async function upsertDevice(tx: Tx, device: Device): Promise<number> {
  const { id } = await tx
    .insertInto('devices')
    .values(device)
    .onConflict((conflict) => conflict.columns(['user_id', 'cookie']).doUpdateSet({ os: device.os }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteDevices(db: Db | Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('devices').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}
