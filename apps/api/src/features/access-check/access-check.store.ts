import { sql } from 'kysely';
import { type Db, isUuid } from '../../platform/postgres/postgres.ts';

export async function findPersonId(db: Db, person: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(isUuid(person) ? 'id' : 'email', '=', person.toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface HeldBy {
  source_id: number;
  source_company: string;
  access: string;
  market_name: string | null;
  live: boolean;
  ended_at: Date | null;
}

/** What a company has of an item, whichever company of its family bought it. */
export async function listHeld(db: Db, companyId: number, itemId: number): Promise<HeldBy[]> {
  return db
    .selectFrom('entitlements')
    .select(['source_id', 'source_company', 'access', 'market_name', 'live', 'ended_at'])
    .where('usergroup_id', '=', companyId)
    .where('item_id', '=', itemId)
    .orderBy('live', 'desc')
    .orderBy('source_id')
    .orderBy('market_name')
    .limit(100)
    .execute();
}

/** Chapters of a report that a MedCore report opens for a company. */
export async function countGranted(db: Db, companyId: number, itemId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from items join chapters on report_id = item_id and version = current_version
    where item_id = ${itemId} and is_granted(${companyId}, chapter_id)`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findCustomReport(
  db: Db,
  id: number,
): Promise<{ title: string; medcore: boolean } | undefined> {
  return db
    .selectFrom('custom_reports as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select([
      'c.c_report_name as title',
      sql<boolean>`u.special is not distinct from 'support'`.as('medcore'),
    ])
    .where('c_report_id', '=', id)
    .executeTakeFirst();
}

/** Why a person may read a custom report; empty if they may not. */
export async function listWhyReadable(db: Db, userId: string, id: number): Promise<string[]> {
  const { rows } = await sql<{
    why: string[];
  }>`select why from readable_by(${userId}, only_id => ${id})`.execute(db);
  return rows.flatMap(({ why }) => why);
}

export async function countDevicesInUse(
  db: Db,
  scope: 'user' | 'company',
  userId: string,
  companyId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('devices')
    .select(sql<number>`count(distinct cookie)::int`.as('count'))
    .where(sql<boolean>`${scope === 'user' ? sql`user_id = ${userId}` : sql`usergroup_id = ${companyId}`}`)
    .executeTakeFirstOrThrow();
  return count;
}
