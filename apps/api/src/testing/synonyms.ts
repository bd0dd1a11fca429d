import { insertEntry } from '../features/synonyms/synonyms.store.ts';
import type { Db } from '../platform/postgres/postgres.ts';

/** An entry of names that mean the same. */
export function makeSynonym(db: Db, ...words: [string, string, ...string[]]): Promise<number> {
  const entry = { kind: 'equal', words, meansAlso: [], isMutual: true, changed_by: 'Test Person' } as const;
  return db.transaction().execute((tx) => insertEntry(tx, entry));
}
