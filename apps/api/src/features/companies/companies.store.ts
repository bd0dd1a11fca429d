import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { NewUsergroup } from '../../platform/postgres/tables.ts';
import type { Settings } from './settings.ts';

export async function insertCompany(db: Db | Tx, company: NewUsergroup): Promise<number> {
  const { id } = await db.insertInto('usergroups').values(company).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function hasCompanies(db: Db): Promise<boolean> {
  return (await db.selectFrom('usergroups').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The company that runs the portal. */
export async function findProvider(db: Db | Tx): Promise<number | undefined> {
  const row = await db.selectFrom('usergroups').select('id').where('provider', '=', true).executeTakeFirst();
  return row?.id;
}

export type CompanyRow = Awaited<ReturnType<typeof listCompanies>>[number];

export async function listCompanies(db: Db) {
  return companies(db).orderBy(sql`lower(g.company)`).execute();
}

/** Whoever of the staff looks after a client. */
interface Owner {
  id: string;
  name: string;
}

function companies(db: Db | Tx) {
  return db
    .selectFrom('usergroups as g')
    .leftJoin('usergroups as hq', 'hq.id', 'g.headquarter_id')
    .leftJoin('users as owner', 'owner.id', 'g.owner_id')
    .select([
      'g.id',
      'g.company',
      'g.description',
      'g.license',
      'g.licenses',
      'g.expiry',
      'g.created_at',
      'g.device_limit',
      'g.file_quota',
      'g.headquarter',
      'g.provider',
      'hq.company as headquarterCompany',
      sql<Owner | null>`case when owner.id is not null then jsonb_build_object('id', owner.id, 'name', owner.name) end`.as(
        'owner',
      ),
      sql<number[]>`array(select id from usergroups where headquarter_id = g.id order by id)`.as(
        'subsidiaryCompanies',
      ),
    ]);
}

export type CompanyDetailRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

export async function hasCompany(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('usergroups').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

export async function findCompany(db: Db | Tx, id: number) {
  return companies(db)
    .select([
      sql<string[]>`array(select id from users where usergroup_id = g.id order by created_at, id)`.as(
        'users',
      ),
      sql<number>`(select count(*) from users where usergroup_id = g.id and enabled)::int`.as('enabledUsers'),
      sql<number[]>`array(select id from devices where usergroup_id = g.id order by id)`.as('devices'),
      sql<number>`(select count(distinct cookie) from devices where usergroup_id = g.id)::int`.as(
        'devicesInUse',
      ),
      sql<number>`(select count(*) from open_invitations where usergroup_id = g.id)::int`.as(
        'openInvitations',
      ),
    ])
    .where('g.id', '=', id)
    .executeTakeFirst();
}

/** Locks these companies and their subsidiaries until the transaction ends, always in the same order. */
export async function lockCompanies(tx: Tx, ids: number[]) {
  return tx
    .selectFrom('usergroups')
    .select([
      'id',
      'company',
      'license',
      'licenses',
      'expiry',
      'device_limit',
      'file_quota',
      'headquarter',
      'headquarter_id',
      'provider',
    ])
    .where(({ or, eb }) => or([eb('id', 'in', ids), eb('headquarter_id', 'in', ids)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function saveSettings(tx: Tx, id: number, settings: Settings): Promise<void> {
  await tx.updateTable('usergroups').set(settings).where('id', '=', id).execute();
}

/** How a company is called and described, locked until the transaction ends. */
export async function lockDescription(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('usergroups')
    .select(['company', 'description', 'owner_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const owner = row.owner_id === null ? undefined : await findName(tx, row.owner_id);
  return { ...row, owner: owner ?? null };
}

async function findName(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return row?.name;
}

/** Somebody of the staff who can look after clients, locked against leaving. */
export async function findOwner(tx: Tx, userId: string): Promise<Owner | undefined> {
  return tx
    .selectFrom('users')
    .innerJoin('usergroups', 'usergroups.id', 'users.usergroup_id')
    .select(['users.id', 'users.name'])
    .where('users.id', '=', userId)
    .where('usergroups.provider', '=', true)
    .where('users.role', 'in', ['admin', 'sales'])
    .forShare('users')
    .executeTakeFirst();
}

interface Description {
  company: string;
  description: string;
  owner_id: string | null;
}

export async function saveDescription(tx: Tx, id: number, description: Description): Promise<void> {
  await tx.updateTable('usergroups').set(description).where('id', '=', id).execute();
}

/** The clients of somebody who can no longer look after them are nobody's. */
export async function releaseClients(tx: Tx, userId: string): Promise<void> {
  await sql`update usergroups set owner_id = null where id in (
    select id from usergroups where owner_id = ${userId} order by id for no key update)`.execute(tx);
}

/** Makes these its only subsidiaries, and returns those that no longer are. */
export async function saveSubsidiaries(tx: Tx, headquarterId: number, ids: number[]): Promise<number[]> {
  const freed = await tx
    .updateTable('usergroups')
    .set({ headquarter_id: null })
    .where('headquarter_id', '=', headquarterId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .returning('id')
    .execute();
  if (ids.length > 0) {
    await tx
      .updateTable('usergroups')
      .set({ headquarter_id: headquarterId })
      .where('id', 'in', ids)
      // Those that already belong to it may not be locked, and out of order they could cause a deadlock.
      .where('headquarter_id', 'is distinct from', headquarterId)
      .execute();
  }
  return freed.map(({ id }) => id).sort((a, b) => a - b);
}

export async function deleteCompany(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('usergroups').where('id', '=', id).execute();
}

export type CompanyUserRow = Awaited<ReturnType<typeof listUsers>>[number];

export async function listUsers(db: Db, companyId: number) {
  return db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'users.title',
      'users.role',
      'users.lead',
      'users.special',
      'users.enabled',
      'users.locked',
      'users.created_at',
      'users.last_active',
      sql<boolean>`users.email_verified_at is not null`.as('emailVerified'),
      sql<boolean>`second_factors.user_id is not null`.as('multiFactor'),
      sql<number>`(select count(*) from devices where user_id = users.id)::int`.as('devices'),
    ])
    .where('users.usergroup_id', '=', companyId)
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .execute();
}
