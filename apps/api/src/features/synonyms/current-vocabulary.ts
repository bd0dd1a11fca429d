import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { vocabularyOf } from './entry.ts';
import { listEntries } from './synonyms.store.ts';

interface Needs {
  db: Db;
  freshness: Freshness;
  clock: Clock;
}

/**
 * What staff have said, for a request that was let in: it has waited for everything that was changed before. As long as
 * nothing changes, it is the same object.
 */
export function createCurrentVocabulary({ db, freshness, clock }: Needs): () => Promise<Vocabulary> {
  return () =>
    freshness.recall('synonyms', clock(), async () => {
      const entries = await listEntries(db);
      return { value: vocabularyOf(entries), keys: ['synonyms'], bytes: entries.length * 300 };
    });
}
