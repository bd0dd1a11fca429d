import type { SynonymKind } from '@caliper/contract/synonyms/synonyms.values.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { Said } from './entry.ts';

/** Any fixed number will do that no other lock has. */
const lockKey = 4_117_025;

/** Whether an entry may be as it is depends on all others. */
export async function lockSynonyms(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
}

export interface Entry extends Said {
  synonym_id: number;
  kind: SynonymKind;
  version: number;
  changed_by: string | null;
  changed_at: Date;
}

/** All of them by name: there are few enough to be looked through. */
export async function listEntries(db: Db | Tx): Promise<Entry[]> {
  const rows = await db
    .selectFrom('synonyms')
    .selectAll()
    .orderBy(sql`words[1] collate names`)
    .orderBy('synonym_id')
    .execute();
  return rows.map(({ means_also, is_mutual, ...row }) => ({
    ...row,
    meansAlso: means_also,
    isMutual: is_mutual,
  }));
}

export interface NewEntry extends Said {
  kind: SynonymKind;
  changed_by: string;
}

const columnsOf = ({ meansAlso, isMutual, ...rest }: NewEntry) => ({
  ...rest,
  words: [...rest.words],
  means_also: [...meansAlso],
  is_mutual: isMutual,
});

export async function insertEntry(tx: Tx, entry: NewEntry): Promise<number> {
  const { synonym_id } = await tx
    .insertInto('synonyms')
    .values(columnsOf(entry))
    .returning('synonym_id')
    .executeTakeFirstOrThrow();
  return synonym_id;
}

export async function updateEntry(tx: Tx, synonymId: number, entry: NewEntry): Promise<void> {
  await tx
    .updateTable('synonyms')
    .set({ ...columnsOf(entry), version: sql`version + 1`, changed_at: sql`now()` })
    .where('synonym_id', '=', synonymId)
    .execute();
}

export async function deleteEntry(tx: Tx, synonymId: number): Promise<void> {
  await tx.deleteFrom('synonyms').where('synonym_id', '=', synonymId).execute();
}
