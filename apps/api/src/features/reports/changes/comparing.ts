import type { ReportChanges } from '@caliper/contract/changes.schemas.ts';
import { ProblemError } from '../../../http/problem.ts';
import { openWorkerQueue, type WorkerQueueOptions } from '../../../platform/worker/worker-queue.ts';
import type { Beside } from './beside/beside.ts';
import type { CompareAnswer, CompareTask } from './compare-worker.ts';
import type { Reading } from './reading.ts';
import type { SenseOptions } from './sense/sense.ts';
import type { SenseFinding } from './sense/sense-finding.ts';

const defaults: WorkerQueueOptions = {
  longestMs: 60_000,
  idleMs: 5_000,
  memoryMb: 512,
  waiting: 10,
  onFailure: () => {},
};

/** Compares readings in a worker: a large report takes longer than a request may hold up others. */
export interface Comparing {
  changes(before: Reading, after: Reading): Promise<ReportChanges>;
  /** The same with everything that stands beside it, as readers see it. */
  beside(before: Reading, after: Reading): Promise<Beside>;
  sense(reading: Reading, options: SenseOptions): Promise<SenseFinding[]>;
  stop(): Promise<void>;
}

export function createComparing(options: Partial<WorkerQueueOptions> = {}): Comparing {
  const file = new URL('./compare-worker.ts', import.meta.url);
  const queue = openWorkerQueue<CompareTask, CompareAnswer>(file, { ...defaults, ...options });

  async function run(task: CompareTask): Promise<Exclude<CompareAnswer, Error>> {
    const answer = await queue.run(task);
    if (answer === 'busy') throw new ProblemError('unavailable', { retryAfter: 10 });
    if (typeof answer === 'string') throw new Error(`Comparing two readings: ${answer}`);
    if (answer instanceof Error) throw answer;
    return answer;
  }

  return {
    async changes(before, after) {
      return (await run({ kind: 'changes', before: bare(before), after: bare(after) })) as ReportChanges;
    },
    async beside(before, after) {
      return (await run({ kind: 'beside', before: bare(before), after: bare(after) })) as Beside;
    },
    async sense(reading, { before, lastEdition, ...rest }) {
      const beside = {
        before: before ? bare(before) : null,
        lastEdition: lastEdition ? bare(lastEdition) : null,
      };
      const task = { kind: 'sense', reading: bare(reading), options: { ...rest, ...beside } } as const;
      return (await run(task)) as SenseFinding[];
    },
    stop: queue.stop,
  };
}

/** Without what is not compared, since a message is copied. */
function bare({ chapters }: Reading): Reading {
  return {
    chapters: chapters.map(
      ({ chapter_number, chapter_title, chapter_content, plain_text, blocks, tables }) => {
        return { chapter_number, chapter_title, chapter_content, plain_text, blocks, tables };
      },
    ),
  };
}
