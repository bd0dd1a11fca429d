import { ProblemError } from '../../http/problem.ts';
import { type BesideOptions, openBeside } from '../../platform/beside/beside.ts';
import type { Staged, StageRequest } from './reading/stage.ts';
import type { WorkerAnswer, WorkerTask } from './reading/worker.ts';

interface StagingOptions extends BesideOptions {
  /** How many files may wait while one is read. */
  waiting: number;
}

const defaults = { longestMs: 600_000, idleMs: 30_000, memoryMb: 512, waiting: 3, onFailure: () => {} };

/** Reads files beside the server, one after the other, so that nobody waits for somebody else's import. */
export function createStaging(databaseUrl: string, options: Partial<StagingOptions> = {}) {
  const { waiting, ...rest } = { ...defaults, ...options };
  const file = new URL('./reading/worker.ts', import.meta.url);
  const beside = openBeside<WorkerTask, WorkerAnswer>(file, rest);
  let queued = 0;
  return {
    async stage(request: StageRequest): Promise<Staged> {
      if (queued > waiting) throw new ProblemError('import-busy', { retryAfter: 60 });
      queued++;
      try {
        return settle(await beside.run({ databaseUrl, request }));
      } finally {
        queued--;
      }
    },
    stop: beside.stop,
  };
}

export type StagingArea = ReturnType<typeof createStaging>;

const tooMuch = 'The file is too large or too complex to be read. Divide it and try again.';
/** The item was deleted while its file was read. */
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
