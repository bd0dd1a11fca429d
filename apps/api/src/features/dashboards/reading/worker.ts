import { parentPort } from 'node:worker_threads';
import { Unreadable } from './sheets/sheet.ts';
import { type Staged, type StageRequest, stage } from './stage.ts';

export interface WorkerTask {
  databaseUrl: string;
  request: StageRequest;
}

/** `reason` if the file cannot be read, in words for the person who made it. */
export type WorkerAnswer = { staged: Staged } | { reason: string } | { failure: Failure };

/** The part of an error that is sent to another thread. */
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
