import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/postgres/postgres.ts';
import type { Access } from '../../platform/postgres/tables.ts';
import type { Wanted } from './subscription.ts';

/** Makes two saves for one company run one after the other. */
export async function lockCompany(tx: Tx, companyId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('usergroups')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
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

/** The items of this kind that offer this access, locked by id until the transaction ends. */
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
    .orderBy('item_id')
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

/** Moves ended subscriptions to the archive, with the current name of each item. */
export async function archiveSubscriptions(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with ended as (delete from subscriptions where subscription_id = any(${ids}) returning *)
    insert into subscription_archive
      (usergroup_id, company, kind, item_id, item_name, item_year, region, access, market_name, since)
    select ended.usergroup_id, usergroups.company, items.kind, items.item_id, items.item_name, items.item_year, items.region,
      ended.access, ended.market_name, ended.created_at
    from ended join items using (item_id) join usergroups on usergroups.id = ended.usergroup_id`.execute(tx);
}

/** Moves everything a company has to the archive, where it stays after the company is deleted. */
export async function archiveCompany(tx: Tx, companyId: number): Promise<number> {
  const rows = await tx
    .selectFrom('subscriptions')
    .select('subscription_id')
    .where('usergroup_id', '=', companyId)
    .execute();
  await archiveSubscriptions(
    tx,
    rows.map(({ subscription_id }) => subscription_id),
  );
  return rows.length;
}
