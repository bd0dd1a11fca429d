import { ProblemError } from '../../http/problem.ts';
import { openWorkerQueue, type WorkerQueueOptions } from '../../platform/worker/worker-queue.ts';
import type { Staged, StageRequest } from './reading/stage.ts';
import type { WorkerAnswer, WorkerTask } from './reading/worker.ts';

interface StagingOptions extends WorkerQueueOptions {
  /** How many files may wait while one is read. */
  waiting: number;
}

const defaults = { longestMs: 600_000, idleMs: 30_000, memoryMb: 512, waiting: 3, onFailure: () => {} };

/** Reads files in a worker thread, one after the other, so that an import holds up no other request. */
export function createStaging(databaseUrl: string, options: Partial<StagingOptions> = {}) {
  const { waiting, ...rest } = { ...defaults, ...options };
  const file = new URL('./reading/worker.ts', import.meta.url);
  const queue = openWorkerQueue<WorkerTask, WorkerAnswer>(file, rest);
  let queued = 0;
  return {
    async stage(request: StageRequest): Promise<Staged> {
      if (queued > waiting) throw new ProblemError('import-busy', { retryAfter: 60 });
      queued++;
      try {
        return settle(await queue.run({ databaseUrl, request }));
      } finally {
        queued--;
      }
    },
    stop: queue.stop,
  };
}

export type StagingArea = ReturnType<typeof createStaging>;

const tooMuch = 'The file is too large or too complex to be read. Divide it and try again.';
/** Foreign key violation: the item was deleted while its file was read. */
const missingKey = '23503';

function unreadable(file: string): ProblemError {
  return new ProblemError('import-file-unreadable', { fields: { file } });
}

function settle(answer: WorkerAnswer | 'died' | 'too long'): Staged {
  if (typeof answer === 'string') throw unreadable(tooMuch);
  if ('staged' in answer) return answer.staged;
  if ('reason' in answer) throw unreadable(answer.reason);
  const { message, code } = answer.failure;
  if (code === missingKey) throw new ProblemError('import-item-unknown', { field: 'itemId' });
  throw Object.assign(new Error(message), { code });
}
