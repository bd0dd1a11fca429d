import { parentPort } from 'node:worker_threads';
import { Unreadable } from './sheets/sheet.ts';
import { type Staged, type StageRequest, stage } from './stage.ts';

export interface WorkerTask {
  databaseUrl: string;
  request: StageRequest;
}

/** `reason` where it is the file that cannot be read, in words for whoever made it. */
export type WorkerAnswer = { staged: Staged } | { reason: string } | { failure: Failure };

/** What an error keeps on its way to another thread. */
export interface Failure {
  message: string;
  code: string | undefined;
}

async function answer({ databaseUrl, request }: WorkerTask): Promise<WorkerAnswer> {
  try {
    return { staged: await stage(databaseUrl, request) };
  } catch (error) {
    if (error instanceof Unreadable) return { reason: error.message };
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { failure: { message: String(error), code } };
  }
}

parentPort?.on('message', async (task: WorkerTask) => {
  parentPort?.postMessage(await answer(task));
});
