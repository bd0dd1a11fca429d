import { vocabulary as limits } from '@caliper/contract/limits.ts';
import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';

/** A term that was not merged into another. */
export interface Head {
  term_id: number;
  kind: TermKind;
  name: string;
  version: number;
}

/** In how many items a term occurs now, and how many of these have figures of it. */
export interface Counts {
  items: number;
  dashboards: number;
}

export type Item = Pick<ItemRow, 'item_id' | 'item_name' | 'item_year' | 'region'> & {
  item_kind: ItemRow['kind'];
};

const isHead = sql<boolean>`t.merged_into is null`;

/** Counted over a head and all that was merged into it. */
const counts = sql`lateral (select count(distinct item_id)::int as items,
    count(distinct item_id) filter (where figures)::int as dashboards
  from terms as m join term_uses using (term_id) where m.head_id = t.term_id and (figures or tables)) as counted`;

export interface TermsFilter {
  kind?: TermKind | undefined;
  text?: string | undefined;
  page: number;
}

export async function listHeads(db: Db, filter: TermsFilter) {
  const { rows } = await sql<Head & Counts & { spellings: number }>`
    select t.term_id, t.kind, t.name, t.version, counted.*,
      (select count(*) from terms as m join term_spellings using (term_id) where m.head_id = t.term_id)::int as spellings
    from (select * from terms as t where ${matching(filter)} order by name collate names, term_id ${pageOf(filter.page)}) as t,
      ${counts} order by t.name collate names, t.term_id`.execute(db);
  return rows;
}

export async function countHeads(db: Db, filter: TermsFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from terms as t where ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countKinds(db: Db): Promise<{ kind: TermKind; count: number }[]> {
  const { rows } = await sql<{ kind: TermKind; count: number }>`
    select kind, count(*)::int as count from terms as t where ${isHead} group by kind`.execute(db);
  return rows;
}

function matching({ kind, text = '' }: TermsFilter): RawBuilder<unknown> {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  return sql.join(
    [isHead, ...(kind ? [sql`t.kind = ${kind}`] : []), ...(typed.length > 0 ? [isCalled(typed)] : [])],
    sql` and `,
  );
}

/** One name of it has all the words. */
function isCalled(typed: readonly string[]): RawBuilder<unknown> {
  const hasAll = (name: RawBuilder<unknown>) =>
    sql.join(
      typed.map((word) => sql`strpos(lower(${name}), ${word}) > 0`),
      sql` and `,
    );
  return sql`(${hasAll(sql`t.name`)} or exists (select from terms as m left join term_spellings as s using (term_id)
    where m.head_id = t.term_id and (${hasAll(sql`m.name`)} or ${hasAll(sql`s.spelling`)})))`;
}

export function pageOf(page: number): RawBuilder<unknown> {
  return sql`limit ${limits.perPage} offset ${(page - 1) * limits.perPage}`;
}

export async function findHeads(db: Db | Tx, ids: readonly number[]): Promise<(Head & Counts)[]> {
  const { rows } = await sql<Head & Counts>`
    select t.term_id, t.kind, t.name, t.version, counted.* from terms as t, ${counts}
    where t.term_id = any (${ids}::int[]) and ${isHead}`.execute(db);
  return rows;
}

export async function listOwnSpellings(db: Db | Tx, headId: number) {
  return db
    .selectFrom('term_spellings as s')
    .innerJoin('terms as t', 't.term_id', 's.term_id')
    .select(['s.spelling_id', 's.spelling', 's.folded', 's.added_by'])
    .where('t.head_id', '=', headId)
    .orderBy('s.spelling_id')
    .limit(limits.spellings)
    .execute();
}

/** What was merged into a head, with what each part occurs in. */
export async function listMerged(db: Db | Tx, headId: number) {
  const { rows } = await sql<Counts & { term_id: number; name: string; merged_by: string; merged_at: Date }>`
    select p.term_id, p.name, p.merged_by, p.merged_at, counted.* from terms as p, lateral (
      select count(distinct item_id)::int as items, count(distinct item_id) filter (where figures)::int as dashboards
      from term_uses where term_id in (${partsBelow(sql`array[p.term_id]`)}) and (figures or tables)) as counted
    where p.head_id = ${headId} and p.merged_into is not null order by p.merged_at, p.term_id`.execute(db);
  return rows;
}

/** These terms and all that was merged into them. */
export function partsBelow(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with recursive below as (select term_id from terms where term_id = any (${ids})
    union select t.term_id from terms as t join below on t.merged_into = below.term_id) select term_id from below`;
}

/** Each name that items have for a head now, and in how many of them. */
export async function countNames(db: Db | Tx, headId: number): Promise<{ name: string; items: number }[]> {
  const { rows } = await sql<{ name: string; items: number }>`
    select u.name, count(*)::int as items from terms join term_uses as u using (term_id)
    where head_id = ${headId} and (figures or tables) group by u.name`.execute(db);
  return rows;
}

export async function listUses(db: Db, headId: number) {
  const { rows } = await sql<Item & { name: string; figures: boolean; tables: boolean }>`
    select i.item_id, i.kind as item_kind, item_name, item_year, region, u.name, figures, tables
    from terms join term_uses as u using (term_id) join items as i using (item_id)
    where head_id = ${headId} and (figures or tables)
    order by item_year desc, item_name collate names, region, item_id, u.name limit ${limits.uses}`.execute(
    db,
  );
  return rows;
}

/** Some of the items that each head occurs in, the newest first. */
export async function listPlaces(db: Db, heads: readonly number[], most: number) {
  const { rows } = await sql<Item & { head_id: number }>`
    select head_id, item_id, item_kind, item_name, item_year, region from (
      select *, row_number() over (partition by head_id order by item_year desc, item_id desc) as place from (
        select distinct head_id, i.item_id, i.kind as item_kind, item_name, item_year, region
        from terms join term_uses as u using (term_id) join items as i using (item_id)
        where head_id = any (${heads}::int[]) and (figures or tables)) as all_places) as numbered
    where place <= ${most} order by place`.execute(db);
  return rows;
}

export async function findTakenSpelling(tx: Tx, kind: TermKind, folded: string) {
  const { rows } = await sql<{ name: string }>`
    select head.name from term_spellings as s join terms as t using (term_id) join terms as head on head.term_id = t.head_id
    where s.kind = ${kind} and s.folded = ${folded}`.execute(tx);
  return rows[0]?.name;
}
