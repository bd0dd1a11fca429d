import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

interface Edition {
  id: number;
  kind: ItemKind;
  item_name: string;
  item_year: number;
  region: string;
  visible: boolean;
}

export async function findEdition(db: Db | Tx, id: number): Promise<Edition | undefined> {
  return db
    .selectFrom('items')
    .select(['item_id as id', 'kind', 'item_name', 'item_year', 'region', 'visible'])
    .where('item_id', '=', id)
    .executeTakeFirst();
}

/** The edition before: of the same line and region. */
export async function findFormer(db: Db, id: number): Promise<Edition | undefined> {
  const { rows } = await sql<Edition>`
    select former.item_id as id, former.kind, former.item_name, former.item_year, former.region, former.visible
    from items as asked join items as former on former.line_id = asked.line_id and former.kind = asked.kind
      and former.region = asked.region and former.item_year < asked.item_year
    where asked.item_id = ${id} order by former.item_year desc, former.item_id desc limit 1`.execute(db);
  return rows[0];
}

type Holder = Answer<'editionHolders'>['companies'][number];

/** All clients by name, with what they have of it; the people are those who would get it. */
export async function listHolders(db: Db, id: number, formerId: number | null): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    with has as (
      select usergroup_id, bool_or(item_id = ${id} and source_id = usergroup_id) as own,
        bool_or(item_id = ${id}) as item, bool_or(item_id = ${formerId}::int and source_id = usergroup_id) as former
      from entitlements where live and access = 'full' and item_id = any (array[${id}, ${formerId}]::int[])
      group by usergroup_id
    ), people as (
      select usergroup_id, count(*) filter (where enabled)::int as enabled from users group by usergroup_id
    )
    select g.id, g.company,
      case when g.expiry <= now() then 'over' when has.own then 'has' when has.item then 'inherits'
        when has.former then 'former' else 'none' end as state,
      (coalesce(people.enabled, 0) + case when g.headquarter then (select coalesce(sum(below.enabled), 0)
        from usergroups as s join people as below on below.usergroup_id = s.id where s.headquarter_id = g.id)
        else 0 end)::int as people
    from usergroups as g left join has on has.usergroup_id = g.id left join people on people.usergroup_id = g.id
    where not g.provider order by g.company collate names, g.id`.execute(db);
  return rows;
}

/** Those of these companies that are clients, locked by id, and whether each has the item itself. */
export async function holdClients(tx: Tx, ids: readonly number[], itemId: number) {
  const { rows } = await sql<{ id: number; company: string; isOver: boolean }>`
    select id, company, coalesce(expiry <= now(), false) as "isOver" from usergroups
    where id = any (${ids}::int[]) and not provider order by id for no key update`.execute(tx);
  // Once they are held: a colleague may just have given it to one of them.
  const { rows: holders } = await sql<{ usergroup_id: number }>`select usergroup_id from subscriptions
    where item_id = ${itemId} and access = 'full' and usergroup_id = any (${ids}::int[])`.execute(tx);
  const has = new Set(holders.map(({ usergroup_id }) => usergroup_id));
  return rows.map((row) => ({ ...row, has: has.has(row.id) }));
}
