import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

export async function hasUncompared(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('terms')
    .select('term_id')
    .where('compared', '=', false)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The terms of a kind with their heads, and whether others like them have been looked for. */
export async function listTerms(tx: Tx, kind: TermKind) {
  return tx.selectFrom('terms').select(['term_id', 'head_id', 'compared']).where('kind', '=', kind).execute();
}

/** Pairs of heads that staff have said are not the same. */
export async function listRefused(tx: Tx): Promise<{ one: number; other: number }[]> {
  const { rows } = await sql<{ one: number; other: number }>`
    select one.head_id as one, other.head_id as other from term_proposals as p
    join terms as one on one.term_id = p.term_id join terms as other on other.term_id = p.like_id
    where state = 'refused'`.execute(tx);
  return rows;
}

/** The items that have figures of these heads. */
export async function itemsOfHeads(tx: Tx, heads: readonly number[]): Promise<Map<number, Set<number>>> {
  const { rows } = await sql<{ head_id: number; items: number[] }>`
    select head_id, array_agg(distinct item_id) as items from terms join term_uses using (term_id)
    where head_id = any (${heads}::int[]) and figures group by head_id`.execute(tx);
  return new Map(rows.map(({ head_id, items }) => [head_id, new Set(items)]));
}

export interface NewProposal {
  term_id: number;
  like_id: number;
  score: number;
  reason: string;
}

export async function insertProposals(tx: Tx, proposals: readonly NewProposal[]): Promise<void> {
  const slice = 1000;
  for (let from = 0; from < proposals.length; from += slice)
    await tx
      .insertInto('term_proposals')
      .values(proposals.slice(from, from + slice))
      .onConflict((conflict) => conflict.columns(['term_id', 'like_id']).doNothing())
      .execute();
}

export async function markCompared(tx: Tx, kind: TermKind): Promise<void> {
  await tx
    .updateTable('terms')
    .set({ compared: true })
    .where('kind', '=', kind)
    .where('compared', '=', false)
    .execute();
}
