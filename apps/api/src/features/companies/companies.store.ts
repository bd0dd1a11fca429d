import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { NewUsergroup } from '../../platform/postgres/tables.ts';

export async function insertCompany(db: Db | Tx, company: NewUsergroup): Promise<number> {
  const { id } = await db.insertInto('usergroups').values(company).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function hasCompanies(db: Db): Promise<boolean> {
  return (await db.selectFrom('usergroups').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The company that is ourselves. */
export async function findProvider(db: Db | Tx): Promise<number | undefined> {
  const row = await db.selectFrom('usergroups').select('id').where('provider', '=', true).executeTakeFirst();
  return row?.id;
}
