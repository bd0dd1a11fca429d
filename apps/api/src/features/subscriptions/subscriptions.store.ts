import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { Access } from '../../platform/postgres/tables.ts';
import type { ArchivedRow, CompanyRow, EntitledRow, Wanted } from './subscription.ts';

/** What a company has of an item, whoever in its family bought it. */
export interface Entitlement {
  item_id: number;
  access: Access;
  market_name: string;
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

/** `shows` says whether hidden items are among them: they are for staff alone. */
export async function listEntitled(
  db: Db | Tx,
  companyId: number,
  kind: ItemKind,
  shows: 'visible' | 'all',
): Promise<EntitledRow[]> {
  return (
    db
      .selectFrom('entitlements')
      .innerJoin('items', 'items.item_id', 'entitlements.item_id')
      .select(columns)
      .where('entitlements.usergroup_id', '=', companyId)
      .where('items.kind', '=', kind)
      .$if(shows === 'visible', (query) => query.where('items.visible', '=', true))
      // A company's own stand before those of its family.
      .orderBy(sql`entitlements.source_id <> entitlements.usergroup_id`)
      .orderBy(sql`lower(items.item_name)`)
      .orderBy('items.item_year', 'desc')
      .orderBy('entitlements.subscription_id')
      .execute()
  );
}

/** The company's own, and a headquarter's subsidiaries'. */
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

/** Two saves for one company follow each other. */
export async function lockCompany(tx: Tx, companyId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('usergroups')
    .select('id')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function listOwn(
  tx: Tx,
  companyId: number,
  kind: ItemKind,
  access: Access,
): Promise<(Wanted & { subscription_id: number })[]> {
  return tx
    .selectFrom('subscriptions')
    .innerJoin('items', 'items.item_id', 'subscriptions.item_id')
    .select(['subscriptions.subscription_id', 'subscriptions.item_id', 'subscriptions.market_name'])
    .where('subscriptions.usergroup_id', '=', companyId)
    .where('items.kind', '=', kind)
    .where('subscriptions.access', '=', access)
    .execute();
}

/** Which of these can be had like this. They stay until the transaction ends. */
export async function holdItems(tx: Tx, kind: ItemKind, access: Access, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('items')
    .select('item_id')
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .$if(access === 'demo', (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('data_sets')
            .select('data_set_id')
            .whereRef('data_sets.item_id', '=', 'items.item_id')
            .where('data_sets.demo', '=', true),
        ),
      ),
    )
    .forKeyShare()
    .execute();
  return rows.map(({ item_id }) => item_id);
}

/** The first sample whose report does not cover its market. */
export async function findUncovered(
  tx: Tx,
  samples: Wanted[],
): Promise<{ report: string; market: string } | undefined> {
  if (samples.length === 0) return undefined;
  const { rows } = await sql<{ report: string; market: string }>`
    select items.item_name as report, wanted.market_name as market
    from jsonb_to_recordset(${JSON.stringify(samples)}::jsonb) as wanted (item_id int, market_name text)
    join items using (item_id)
    where not exists (select 1 from report_markets
      where report_id = wanted.item_id and market_name = wanted.market_name)
    limit 1`.execute(tx);
  return rows[0];
}

export async function addSubscriptions(
  tx: Tx,
  companyId: number,
  access: Access,
  added: Wanted[],
): Promise<void> {
  if (added.length === 0) return;
  await tx
    .insertInto('subscriptions')
    .values(added.map((one) => ({ usergroup_id: companyId, access, ...one })))
    .execute();
}

/** What ends moves to the archive under the name that it had. */
export async function archiveSubscriptions(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with ended as (delete from subscriptions where subscription_id = any(${ids}) returning *)
    insert into subscription_archive
      (usergroup_id, kind, item_id, item_name, item_year, region, access, market_name, since)
    select ended.usergroup_id, items.kind, items.item_id, items.item_name, items.item_year, items.region,
      ended.access, ended.market_name, ended.created_at
    from ended join items using (item_id)`.execute(tx);
}

export interface Counted {
  id: number;
  company: string;
  own: number;
  inherited: number;
}

/** What each of these companies has at this moment; all of them where no ids are given. */
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

export async function listSubsidiaries(db: Db, headquarterId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('usergroups')
    .select('id')
    .where('headquarter_id', '=', headquarterId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countSubscribers(db: Db | Tx, itemId: number): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select(sql<number>`count(distinct usergroup_id)::int`.as('count'))
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return count;
}
