import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { Access } from '../../platform/postgres/tables.ts';
import type { ArchivedRow, CompanyRow, EntitledRow } from './subscription.ts';

/** What a company has of an item, whichever company of its family bought it. */
export interface Entitlement {
  item_id: number;
  access: Access;
  market_name: string;
}

/** A list of `Entitlement` as a column of a larger query; `isAsked` narrows it to some items. */
export function entitlementsOf(
  companyId: number | null,
  isAsked: RawBuilder<unknown> = sql`true`,
): RawBuilder<Entitlement[]> {
  return sql`(select coalesce(jsonb_agg(to_jsonb(has)), '[]')
    from (select distinct item_id, access, market_name from entitlements
      where usergroup_id = ${companyId} and live and ${isAsked}) as has)`;
}

const columns = [
  'items.item_id',
  'items.item_name',
  'items.item_year',
  'items.region',
  'entitlements.access',
  'entitlements.market_name',
  'entitlements.subscription_id',
  'entitlements.created_at as since',
  'entitlements.live',
  'entitlements.source_id',
  'entitlements.source_company',
  'entitlements.ended_at',
] as const;

/**
 * What several companies of a family have is listed once, as the company's own if it is. `shows` says whether hidden
 * items are included: only admins see them.
 */
export async function listEntitled(
  db: Db | Tx,
  companyId: number,
  kind: ItemKind,
  shows: 'visible' | 'all',
): Promise<EntitledRow[]> {
  const isInherited = sql`source_id <> ${companyId}`;
  const once = db
    .selectFrom('entitlements')
    .innerJoin('items', 'items.item_id', 'entitlements.item_id')
    .select(columns)
    .distinctOn(['live', 'items.item_id', 'access', 'market_name'])
    .where('entitlements.usergroup_id', '=', companyId)
    .where('items.kind', '=', kind)
    .$if(shows === 'visible', (query) => query.where('items.visible', '=', true))
    .orderBy('live')
    .orderBy('items.item_id')
    .orderBy('access')
    .orderBy('market_name')
    .orderBy(isInherited)
    .orderBy('subscription_id');
  return db
    .selectFrom(once.as('once'))
    .selectAll()
    .orderBy(isInherited)
    .orderBy(sql`lower(item_name)`)
    .orderBy('item_year', 'desc')
    .orderBy('subscription_id')
    .execute();
}

/** The archive of the company and, for a headquarter, of its subsidiaries. */
export async function listArchived(db: Db | Tx, companyId: number, kind: ItemKind): Promise<ArchivedRow[]> {
  return db
    .selectFrom('subscription_archive as archive')
    .innerJoin('usergroups as source', 'source.id', 'archive.usergroup_id')
    .select([
      'archive.archive_id',
      'archive.item_id',
      'archive.item_name',
      'archive.item_year',
      'archive.region',
      'archive.access',
      'archive.market_name',
      'archive.since',
      'archive.ended_at',
      'source.id as source_id',
      'source.company as source_company',
    ])
    .where(({ or, eb }) => or([eb('source.id', '=', companyId), eb('source.headquarter_id', '=', companyId)]))
    .where('archive.kind', '=', kind)
    .orderBy('archive.ended_at', 'desc')
    .orderBy('archive.archive_id', 'desc')
    .execute();
}

export async function findCompany(db: Db | Tx, companyId: number): Promise<CompanyRow | undefined> {
  return db
    .selectFrom('usergroups')
    .select(['id', 'company', 'headquarter', 'headquarter_id'])
    .where('id', '=', companyId)
    .executeTakeFirst();
}

export interface Counted {
  id: number;
  company: string;
  own: number;
  inherited: number;
}

/** How many entitlements each of these companies has now; without ids, all companies. */
export async function countEntitlements(db: Db, ids?: number[]): Promise<Counted[]> {
  return db
    .selectFrom('usergroups')
    .leftJoin('entitlements', (join) =>
      join.onRef('entitlements.usergroup_id', '=', 'usergroups.id').on('entitlements.live', '=', true),
    )
    .select([
      'usergroups.id',
      'usergroups.company',
      sql<number>`count(*) filter (where source_id = usergroups.id)::int`.as('own'),
      sql<number>`count(*) filter (where source_id <> usergroups.id)::int`.as('inherited'),
    ])
    .$if(ids !== undefined, (query) => query.where('usergroups.id', 'in', ids ?? []))
    .groupBy('usergroups.id')
    .orderBy(sql`lower(usergroups.company)`)
    .execute();
}

export async function listSubsidiaries(db: Db | Tx, headquarterId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('usergroups')
    .select('id')
    .where('headquarter_id', '=', headquarterId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many companies have a sample of each market of a report. */
export async function countSamples(
  db: Db,
  itemId: number,
): Promise<{ market_name: string; count: number }[]> {
  return db
    .selectFrom('subscriptions')
    .select(['market_name', sql<number>`count(distinct usergroup_id)::int`.as('count')])
    .where('item_id', '=', itemId)
    .where('access', '=', 'sample')
    .groupBy('market_name')
    .execute();
}

/** The companies that can open at least one of these items now, also by inheritance, and their enabled people. */
export async function countReaders(
  db: Db,
  itemIds: readonly number[],
): Promise<{ companies: number; people: number }> {
  return db
    .selectFrom('usergroups')
    .leftJoin('users', (join) =>
      join.onRef('users.usergroup_id', '=', 'usergroups.id').on('users.enabled', '=', true),
    )
    .select([
      sql<number>`count(distinct usergroups.id)::int`.as('companies'),
      sql<number>`count(users.id)::int`.as('people'),
    ])
    .where('usergroups.id', 'in', (query) =>
      query
        .selectFrom('entitlements')
        .select('entitlements.usergroup_id')
        .where('item_id', '=', sql<number>`any (${itemIds}::integer[])`)
        .where('live', '=', true),
    )
    .executeTakeFirstOrThrow();
}

/** How many companies have each of these items, also while they are expired. Those that nobody has are left out. */
export async function countSubscribers(
  db: Db | Tx,
  itemIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['item_id', sql<number>`count(distinct usergroup_id)::int`.as('count')])
    .where('item_id', '=', sql<number>`any (${itemIds}::integer[])`)
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ item_id, count }) => [item_id, count]));
}
