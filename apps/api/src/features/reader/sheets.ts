import { ProblemError } from '../../http/problem.ts';
import { openWorkerQueue, type WorkerQueueOptions } from '../../platform/worker/worker-queue.ts';
import type { TypedTable } from '../reports/index.ts';
import type { SheetAnswer, SheetTask } from './sheet-worker.ts';
import type { TablePlace } from './table-sheet.ts';

const defaults: WorkerQueueOptions = {
  longestMs: 30_000,
  idleMs: 5_000,
  memoryMb: 512,
  waiting: 20,
  onFailure: () => {},
};

/** Writes the spreadsheets of tables in a worker, so that a large one holds up no other request. */
export function createSheets(options: Partial<WorkerQueueOptions> = {}) {
  const file = new URL('./sheet-worker.ts', import.meta.url);
  const queue = openWorkerQueue<SheetTask, SheetAnswer>(file, { ...defaults, ...options });
  return {
    async write(table: TypedTable, place: TablePlace): Promise<Buffer> {
      const answer = await queue.run({ table, place });
      if (answer === 'busy') throw new ProblemError('unavailable', { retryAfter: 5 });
      if (typeof answer === 'string') throw new Error(`Writing a spreadsheet: ${answer}`);
      if (answer instanceof Error) throw answer;
      return Buffer.from(answer);
    },
    stop: queue.stop,
  };
}

export type Sheets = ReturnType<typeof createSheets>;
