import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { foldTerm } from '../features/vocabulary/fold.ts';
import { insertTerms } from '../features/vocabulary/naming.store.ts';
import type { Db } from '../platform/postgres/postgres.ts';

/** A term that no item has, with its spelling. */
export async function makeTerm(
  db: Db,
  name: string,
  kind: TermKind = 'market',
): Promise<{ term_id: number; spelling_id: number }> {
  return db.transaction().execute(async (tx) => {
    const [term_id = 0] = await insertTerms(tx, [{ kind, name }]);
    const { spelling_id } = await tx
      .insertInto('term_spellings')
      .values({ kind, folded: foldTerm(kind, name), spelling: name, term_id })
      .returning('spelling_id')
      .executeTakeFirstOrThrow();
    return { term_id, spelling_id };
  });
}
