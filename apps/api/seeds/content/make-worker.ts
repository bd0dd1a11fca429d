import { answerTasks } from '../../src/platform/worker/in-worker.ts';
import { makeFile } from './make-files.ts';
import type { MakeTask } from './maker.ts';

answerTasks((task: MakeTask) =>
  makeFile(task).catch((error: unknown) => ({
    failed: error instanceof Error ? error.message : String(error),
  })),
);
