import { ProblemError } from '../../../http/problem.ts';
import { openWorkerQueue, type WorkerQueueOptions } from '../../../platform/worker/worker-queue.ts';
import type { WorkbookTask } from './workbook.ts';
import type { WorkbookAnswer } from './workbook-worker.ts';

const defaults: WorkerQueueOptions = {
  longestMs: 60_000,
  idleMs: 5_000,
  memoryMb: 512,
  waiting: 10,
  onFailure: () => {},
};

/** Writes workbooks in a worker: those of large reports take seconds. */
export function createWorkbooks(options: Partial<WorkerQueueOptions> = {}) {
  const file = new URL('./workbook-worker.ts', import.meta.url);
  const queue = openWorkerQueue<WorkbookTask, WorkbookAnswer>(file, { ...defaults, ...options });
  return {
    async write(task: WorkbookTask): Promise<Buffer> {
      const answer = await queue.run(task);
      if (answer === 'busy') throw new ProblemError('unavailable', { retryAfter: 5 });
      if (typeof answer === 'string') throw new Error(`Writing a workbook: ${answer}`);
      if (answer instanceof Error) throw answer;
      return Buffer.from(answer);
    },
    stop: queue.stop,
  };
}

export type Workbooks = ReturnType<typeof createWorkbooks>;
