import { Unreadable } from '../../../platform/sheets/sheet.ts';
import { answerTasks } from '../../../platform/worker/in-worker.ts';
import { type Compared, type CompareRequest, compareAgain } from './compare.ts';
import { type Staged, type StageRequest, stage } from './stage.ts';

export type WorkerTask = { databaseUrl: string } & ({ stage: StageRequest } | { compare: CompareRequest });

/** `reason` if the file cannot be read, in words for the person who made it. */
export type WorkerAnswer =
  | { staged: Staged }
  | { compared: Compared }
  | { reason: string }
  | { failure: Failure };

/** The part of an error that is sent to another process. */
export interface Failure {
  message: string;
  code: string | undefined;
}

async function answer({ databaseUrl, ...task }: WorkerTask): Promise<WorkerAnswer> {
  try {
    if ('compare' in task) return { compared: await compareAgain(databaseUrl, task.compare) };
    return { staged: await stage(databaseUrl, task.stage) };
  } catch (error) {
    if (error instanceof Unreadable) return { reason: error.message };
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { failure: { message: String(error), code } };
  }
}

answerTasks(answer);
