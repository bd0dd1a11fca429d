import { ProblemError } from '../../http/problem.ts';
import { type BesideOptions, openBeside } from '../../platform/beside/beside.ts';
import type { Staged, StageRequest } from './reading/stage.ts';
import type { WorkerAnswer, WorkerTask } from './reading/worker.ts';

interface StagingOptions extends BesideOptions {
  /** So many files wait while one is read. */
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

function settle(answer: WorkerAnswer | 'died' | 'too long'): Staged {
  if (typeof answer === 'string') throw new ProblemError('import-file-unreadable');
  if ('staged' in answer) return answer.staged;
  if ('error' in answer) throw answer.error;
  throw new ProblemError('import-file-unreadable', { fields: { file: answer.reason } });
}
