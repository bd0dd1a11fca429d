import type { Answer } from '@caliper/contract/endpoints.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { NewUsergroup } from '../../platform/postgres/tables.ts';

export async function insertCompany(db: Db | Tx, company: NewUsergroup): Promise<number> {
  const { id } = await db.insertInto('usergroups').values(company).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function hasCompanies(db: Db): Promise<boolean> {
  return (await db.selectFrom('usergroups').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function listCompanies(db: Db): Promise<Answer<'companies'>> {
  return db
    .selectFrom('usergroups as g')
    .leftJoin('usergroups as hq', 'hq.id', 'g.headquarter_id')
    .select([
      'g.id',
      'g.company',
      'g.headquarter',
      'hq.company as headquarterCompany',
      sql<number[]>`array(select id from usergroups where headquarter_id = g.id order by id)`.as(
        'subsidiaryCompanies',
      ),
    ])
    .orderBy(sql`lower(g.company)`)
    .execute();
}

/** The company that is ourselves. */
export async function findProvider(db: Db | Tx): Promise<number | undefined> {
  const row = await db.selectFrom('usergroups').select('id').where('provider', '=', true).executeTakeFirst();
  return row?.id;
}
