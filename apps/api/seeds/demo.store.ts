import { sql } from 'kysely';
import type { Viewer } from '../src/access/viewer.ts';
import type { Db, Tx } from '../src/platform/postgres/postgres.ts';
import type { Access, ItemRow } from '../src/platform/postgres/tables.ts';
import { demoActor } from './demo-actor.ts';
import { editionKey } from './editions.ts';
import type { SeedSize } from './seed.ts';

export async function beginDemo(tx: Tx, size: SeedSize): Promise<void> {
  await tx.insertInto('demo_data').values({ size }).execute();
}

/** Whether there is demo data, complete or not. */
export async function hasDemo(db: Db): Promise<boolean> {
  return (await db.selectFrom('demo_data').select('size').executeTakeFirst()) !== undefined;
}

/** The size of the demo data still being loaded. */
export async function findDemo(db: Db): Promise<SeedSize | undefined> {
  const row = await db
    .selectFrom('demo_data')
    .select('size')
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row?.size;
}

/** For whoever looks at the catalogue meanwhile; it never goes back. */
export async function noteProgress(db: Db, loaded: number, planned: number): Promise<void> {
  await db
    .updateTable('demo_data')
    .set({ loaded: sql`greatest(loaded, ${loaded})`, planned })
    .execute();
}

export async function finishDemo(db: Db): Promise<void> {
  await db.updateTable('demo_data').set({ finished_at: sql<Date>`now()` }).execute();
}

/** A subscription that a company is given. */
export interface Given {
  usergroup_id: number;
  item_id: number;
  access: Access;
  market_name: string;
}

/** Spreads the start of these subscriptions over the year before today, or before the company's expiry. */
export async function spreadOverYear(db: Db, given: Given[]): Promise<void> {
  await sql`update subscriptions
    set created_at = least(now(), coalesce(expiry, now())) - make_interval(days => 20 + (given.item_id * 37) % 300)
    from usergroups, jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (usergroup_id integer, item_id integer, access text, market_name text)
    where usergroups.id = subscriptions.usergroup_id and given.usergroup_id = subscriptions.usergroup_id
      and given.item_id = subscriptions.item_id and given.access = subscriptions.access
      and given.market_name = subscriptions.market_name`.execute(db);
}

export interface Edition {
  item_id: number;
  /** Whether it has figures, and demo figures. */
  figures: boolean;
  demo: boolean;
  /** Whether the demo made it; people may have made one of the same name. */
  made: boolean;
  /** Whether somebody has changed it since. */
  edited: boolean;
}

const madeByDemo = sql`actor = ${demoActor.name} and actor_id is null
  and action in ('report uploaded', 'item created')`;

/** Existing items, by edition. */
export async function listEditions(db: Db): Promise<Map<string, Edition>> {
  const { rows } = await sql<Edition & Pick<ItemRow, 'kind' | 'item_name' | 'region' | 'item_year'>>`
    select items.item_id, kind, item_name, region, item_year,
      exists (select from data_sets where item_id = items.item_id and not demo and import_id is not null) as figures,
      exists (select from data_sets where item_id = items.item_id and demo and import_id is not null) as demo,
      exists (select from audit_log where subject = kind || ':' || items.item_id and ${madeByDemo}) as made,
      exists (select from audit_log where subject = kind || ':' || items.item_id and actor <> ${demoActor.name}) as edited
    from items`.execute(db);
  return new Map(rows.map((one) => [editionKey(one.kind, one.item_name, one.region, one.item_year), one]));
}

/** What the demo has made so far, by edition, whatever became of it. */
export async function listMade(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ kind: string; name: string; region: string; year: number }>`
    select split_part(subject, ':', 1) as kind, "to" ->> 'item_name' as name, "to" ->> 'region' as region, ("to" ->> 'item_year')::int as year
    from audit_log where ${madeByDemo}`.execute(db);
  return new Set(rows.map(({ kind, name, region, year }) => editionKey(kind, name, region, year)));
}

/** The demo's companies and people were made in one transaction, the first of all. */
const firstMoment = sql<Date>`(select min(created_at) from usergroups)`;

/** Undefined if staff have deleted or renamed it, also if they made another of that name. */
export async function findCompanyId(db: Db, company: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('usergroups')
    .select('id')
    .where('company', '=', company)
    .where('created_at', '=', firstMoment)
    .executeTakeFirst();
  return row?.id;
}

interface Ended {
  item_id: number;
  access: Access;
  market_name: string;
}

/** Tells which subscriptions of a company staff have ended. */
export async function readEnded(db: Db, companyId: number): Promise<(one: Ended) => boolean> {
  const keyOf = ({ item_id, access, market_name }: Ended) => `${item_id} ${access} ${market_name}`;
  const rows = await db
    .selectFrom('subscription_archive')
    .select(['item_id', 'access', 'market_name'])
    .where('usergroup_id', '=', companyId)
    .execute();
  const ended = new Set(rows.map(keyOf));
  return (one) => ended.has(keyOf(one));
}

/** A person of the demo as if they were signed in. */
export async function findViewerByEmail(db: Db, email: string): Promise<Viewer | undefined> {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('usergroups as g', 'g.id', 'u.usergroup_id')
    .select(['u.id as userId', 'u.email', 'u.name', 'u.role', 'u.lead', 'u.enabled', 'u.special'])
    .select(['g.id as usergroupId', 'g.company', 'g.provider', 'g.expiry'])
    .select(sql<Date>`now()`.as('now'))
    .where('u.email', '=', email)
    .where('u.created_at', '=', firstMoment)
    .executeTakeFirst();
  return row && { ...row, sessionId: '', signedInAt: row.now };
}

export async function hasCustomReport(db: Db, userId: string, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('custom_reports')
    .select('c_report_id')
    .where('user_id', '=', userId)
    .where('c_report_name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasFavorites(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('favorites')
    .select('item_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
