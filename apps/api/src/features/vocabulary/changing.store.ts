import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { partsBelow } from './terms.store.ts';

/** Which uses of names are meant. */
export interface Part {
  /** Terms with all that was merged into them. */
  terms?: readonly number[];
  /** Or what these items call by a name of a head. */
  items?: { headId: number; ids: readonly number[] };
  except?: Part;
}

function usesIn({ terms = [], items, except }: Part): RawBuilder<unknown> {
  const isMeant = sql`(u.term_id in (${partsBelow(sql`${terms}::int[]`)})
    or (u.item_id = any (${items?.ids ?? []}::int[])
      and u.term_id in (select term_id from terms where head_id = ${items?.headId ?? 0})))`;
  return except ? sql`(${isMeant} and not ${usesIn(except)})` : isMeant;
}

export async function setName(tx: Tx, termId: number, name: string): Promise<void> {
  await sql`update terms set name = ${name}, version = version + 1 where term_id = ${termId}`.execute(tx);
}

export async function countChange(tx: Tx, termId: number): Promise<void> {
  await sql`update terms set version = version + 1 where term_id = ${termId}`.execute(tx);
}

/** One head becomes part of another; what was merged into it goes along and stays merged into it. */
export async function mergeInto(tx: Tx, headId: number, otherId: number, by: string): Promise<void> {
  await sql`update terms set merged_into = ${headId}, head_id = ${headId}, merged_by = ${by}, merged_at = now(),
    version = version + 1 where term_id = ${otherId}`.execute(tx);
  await sql`update terms set head_id = ${headId} where head_id = ${otherId}`.execute(tx);
}

/** It is a head again, with all that had been merged into it before. */
export async function takeOut(tx: Tx, termId: number): Promise<void> {
  await sql`update terms set head_id = ${termId}, version = version + 1,
      merged_into = case when term_id <> ${termId} then merged_into end,
      merged_by = case when term_id <> ${termId} then merged_by end,
      merged_at = case when term_id <> ${termId} then merged_at end
    where term_id in (${partsBelow(sql`array[${termId}::int]`)})`.execute(tx);
}

export async function moveUses(tx: Tx, part: Part, termId: number): Promise<void> {
  await sql`update term_uses as u set term_id = ${termId} where ${usesIn(part)}`.execute(tx);
}

/** How many items now have what is meant, and with what names, the most frequent first. */
export async function describePart(db: Db | Tx, part: Part): Promise<{ items: number; names: string[] }> {
  const { rows } = await sql<{ items: number; names: string[] }>`
    select coalesce(sum(items), 0)::int as items, coalesce(array_agg(name order by items desc, name), '{}') as names from (
      select name, count(*)::int as items from term_uses as u where ${usesIn(part)} and (figures or tables)
      group by name) as named`.execute(db);
  return rows[0] ?? { items: 0, names: [] };
}

/** Custom reports whose dashboards have markets of both. */
export async function countBetween(db: Db, one: Part, other: Part): Promise<number> {
  const chosen = (part: Part) => sql`
    select c_report_id from custom_report_markets as m
    join term_uses as u on u.item_id = m.report_id and u.kind = 'market' and u.name = m.market_name
    where ${usesIn(part)} and exists (select from custom_report_bookmarks as b
      where b.c_report_id = m.c_report_id and b.report_id = m.report_id)`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${chosen(one)} intersect ${chosen(other)}) as both_of_them`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** An item whose figures have two of these heads as markets. */
export async function findSideBySide(tx: Tx, heads: readonly number[]) {
  const { rows } = await sql<{ item: string; names: string[] }>`
    select concat(item_name, ', ', region, ' ', item_year) as item, array_agg(distinct u.name) as names
    from terms as t join term_uses as u using (term_id) join items as i on i.item_id = u.item_id
    where head_id = any (${heads}::int[]) and figures and u.kind = 'market'
    group by i.item_id having count(distinct head_id) > 1 limit 1`.execute(tx);
  return rows[0];
}

export async function insertSpelling(
  tx: Tx,
  one: { kind: TermKind; folded: string; spelling: string; term_id: number; added_by: string },
): Promise<void> {
  await tx.insertInto('term_spellings').values(one).execute();
}

export async function deleteSpelling(tx: Tx, spellingId: number): Promise<void> {
  await tx.deleteFrom('term_spellings').where('spelling_id', '=', spellingId).execute();
}
