import { openWorkerQueue } from '../../src/platform/worker/worker-queue.ts';
import { keyOf } from '../editions.ts';
import type { SeedSize } from '../seed.ts';
import type { DemoItem } from './items.ts';
import type { MadeFile } from './make-files.ts';
import type { DemoReport } from './plan.ts';

/** A report or item by its key: what it is made from is compared by identity, which another process has of its own. */
export interface MakeTask {
  size: SeedSize;
  key: string;
  what: 'package' | 'figures' | 'demo figures';
  path: string;
}

/** Makes the files that an analyst would upload, in a worker: meanwhile the first visitors wait for nothing. */
export function openMaker(size: SeedSize) {
  const queue = openWorkerQueue<MakeTask, MadeFile | { failed: string }>(
    new URL('./make-worker.ts', import.meta.url),
    { longestMs: 120_000, idleMs: 5_000, memoryMb: 256, waiting: 8, onFailure: () => {} },
  );
  return {
    async make(what: MakeTask['what'], one: DemoReport | DemoItem, path: string): Promise<MadeFile> {
      const made = await queue.run({ size, key: keyOf(one), what, path });
      if (typeof made === 'string') throw new Error(`A file of the demo content: ${made}`);
      if ('failed' in made) throw new Error(made.failed);
      return made;
    },
    stop: queue.stop,
  };
}

export type Maker = ReturnType<typeof openMaker>;
