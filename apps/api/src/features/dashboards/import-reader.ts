import { ProblemError } from '../../http/problem.ts';
import {
  type Outcome,
  openWorkerQueue,
  type WorkerQueueOptions,
} from '../../platform/worker/worker-queue.ts';
import type { Compared, CompareRequest } from './reading/compare.ts';
import type { Staged, StageRequest } from './reading/stage.ts';
import type { WorkerAnswer, WorkerTask } from './reading/worker.ts';

const defaults = { longestMs: 600_000, idleMs: 5_000, memoryMb: 512, waiting: 3, onFailure: () => {} };

/** Reads files in a worker, one after the other, so that an import holds up no other request. */
export function createImportReader(databaseUrl: string, options: Partial<WorkerQueueOptions> = {}) {
  const file = new URL('./reading/worker.ts', import.meta.url);
  const queue = openWorkerQueue<WorkerTask, WorkerAnswer>(file, { ...defaults, ...options });
  return {
    stage: async (request: StageRequest): Promise<Staged> =>
      settle('staged', await queue.run({ databaseUrl, stage: request })),
    compare: async (request: CompareRequest): Promise<Compared> =>
      settle('compared', await queue.run({ databaseUrl, compare: request })),
    stop: queue.stop,
  };
}

export type ImportReader = ReturnType<typeof createImportReader>;

const tooMuch = 'The file is too large or too complex to be read. Divide it and try again.';
/** Foreign key violation: the item was deleted while its file was read. */
const missingKey = '23503';

function unreadable(file: string): ProblemError {
  return new ProblemError('import-file-unreadable', { fields: { file } });
}

interface Done {
  staged: Staged;
  compared: Compared;
}

function settle<Part extends keyof Done>(part: Part, answer: Outcome<WorkerAnswer>): Done[Part] {
  if (answer === 'busy') throw new ProblemError('import-busy', { retryAfter: 60 });
  if (typeof answer === 'string') throw unreadable(tooMuch);
  if (part in answer) return (answer as Done)[part];
  if ('reason' in answer) throw unreadable(answer.reason);
  if (!('failure' in answer)) throw new Error(`The worker did not answer with what was ${part}.`);
  const { message, code } = answer.failure;
  if (code === missingKey) throw new ProblemError('import-item-unknown', { field: 'itemId' });
  throw Object.assign(new Error(message), { code });
}
