import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

/** Says which term a name of an item means. Undefined for what has not been read yet. */
export type TermOf = (itemId: number, name: string) => number | undefined;

/** The terms that these items name; two names mean the same if this gives the same for both. */
export async function findTerms(db: Db, kind: TermKind, itemIds: readonly number[]): Promise<TermOf> {
  const { rows } = await sql<{ item_id: number; name: string; head_id: number }>`
    select item_id, u.name, head_id from term_uses as u join terms using (term_id)
    where u.kind = ${kind} and item_id = any (${itemIds}::int[])`.execute(db);
  const heads = new Map(rows.map(({ item_id, name, head_id }) => [`${item_id} ${name}`, head_id]));
  return (itemId, name) => heads.get(`${itemId} ${name}`);
}
