import { parentPort } from 'node:worker_threads';
import { Unreadable } from './sheets/sheet.ts';
import { type Staged, type StageRequest, stage } from './stage.ts';

export interface WorkerTask {
  databaseUrl: string;
  request: StageRequest;
}

/** `reason` where it is the file that cannot be read, in words for whoever made it. */
export type WorkerAnswer = { staged: Staged } | { reason: string } | { error: Error };

async function answer({ databaseUrl, request }: WorkerTask): Promise<WorkerAnswer> {
  try {
    return { staged: await stage(databaseUrl, request) };
  } catch (error) {
    if (error instanceof Unreadable) return { reason: error.message };
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

parentPort?.on('message', async (task: WorkerTask) => {
  parentPort?.postMessage(await answer(task));
});
