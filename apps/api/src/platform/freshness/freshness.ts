import { createMemory } from './memory.ts';
import { createRecall } from './recall.ts';
import { sharedQuestion } from './shared-question.ts';

/** Which transactions had ended at some moment: all before `xmax`, except for these. */
export interface Snapshot {
  xmin: bigint;
  xmax: bigint;
  running: readonly bigint[];
  /** Of which server, since when. */
  server?: string | null;
}

/** What the database says of this moment. */
export interface Heard {
  snapshot: Snapshot;
  now: Date;
  /** The keys of changes that are visible now and were not in the snapshot before. */
  changed: readonly string[];
  /** Changes of transactions before this one may have been cleared away. */
  clearedBefore: bigint;
  /** False if it is not known whether this is the database that was asked before, as it was then. */
  isContinued: boolean;
}

export interface Primary {
  ask(before: Snapshot | null): Promise<Heard>;
}

/**
 * Answers from memory that are as fresh as those from the database: a request first waits for a question to the primary
 * that began after the request arrived, and which ends everything that was changed until then (record 0036).
 */
export function createFreshness(primary: Primary, mostBytes: number) {
  const memory = createMemory(mostBytes);
  const memories = [memory];
  let last: Snapshot | null = null;

  const ask = sharedQuestion(async (): Promise<Date> => {
    try {
      const { snapshot, now, changed, clearedBefore, isContinued } = await primary.ask(last);
      const isKnown = last !== null && isContinued && last.xmin >= clearedBefore;
      const gone = isKnown && !changed.includes('everything') ? changed : 'everything';
      for (const one of memories) one.forget(gone);
      last = snapshot;
      return now;
    } catch (error) {
      // Whoever asks next ends everything.
      last = null;
      throw error;
    }
  });

  return {
    /** The database's time, once everything that was committed before this call is known here. */
    ask,

    /** Only after `ask`, with the time it gave. */
    recall: createRecall(memory),

    /** The same from a memory apart, with a limit of its own. */
    recallApart(mostOfIt: number) {
      const apart = createMemory(mostOfIt);
      memories.push(apart);
      return createRecall(apart);
    },

    figures: memory.figures,
  };
}

export type Freshness = ReturnType<typeof createFreshness>;
