import { ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Comparing, readVersion } from '../reports/index.ts';
import { type ContentPair, dropOutdated, keepDifferences, listUncompared } from './differences.store.ts';
import { namesIn } from './names.ts';

interface MakingNeeds {
  db: Db;
  comparing: Pick<Comparing, 'beside'>;
  logFailure: (error: unknown) => void;
}

/** How long a pair that could not be compared is left alone. */
const restMs = 600_000;

/** How long the job works in each minute: whoever looks at a pair before has it compared at once. */
const turnMs = 10_000;
const mostPerTurn = 50;

/** Compares pairs of contents, each once however many ask for it, and keeps what was found. */
export function createMaking({ db, comparing, logFailure }: MakingNeeds) {
  const running = new Map<string, Promise<void>>();
  const failed = new Map<string, number>();

  async function compare(pair: ContentPair): Promise<void> {
    const [before, after] = await Promise.all(
      [pair.before, pair.after].map(({ report_id, version }) => readVersion(db, report_id, version)),
    );
    if (!before || !after) return;
    const found = await comparing.beside(before, after);
    await keepDifferences(db, pair, found, { before: namesIn(before), after: namesIn(after) });
  }

  function make(pair: ContentPair): Promise<void> {
    const key = JSON.stringify([pair.before, pair.after]);
    const known = running.get(key);
    if (known) return known;
    if (performance.now() - (failed.get(key) ?? Number.NEGATIVE_INFINITY) < restMs)
      return Promise.reject(new ProblemError('unavailable', { retryAfter: restMs / 1000 }));
    failed.delete(key);
    const made = compare(pair)
      .catch((error: unknown) => {
        // A queue that is full is no failure of the pair.
        if (!(error instanceof ProblemError)) {
          failed.set(key, performance.now());
          logFailure(error);
        }
        throw error;
      })
      .finally(() => running.delete(key));
    running.set(key, made);
    return made;
  }

  return {
    make,

    /** What readers are led to is compared ahead, and what nobody is led to any more goes. */
    async makeMissing(): Promise<void> {
      await dropOutdated(db);
      const end = performance.now() + turnMs;
      for (const pair of await listUncompared(db, mostPerTurn)) {
        if (performance.now() > end) return;
        await make(pair).catch(() => {});
      }
    },
  };
}

export type Making = ReturnType<typeof createMaking>;
