import { answerTasks } from '../../../platform/worker/in-worker.ts';
import { type WorkbookTask, workbook } from './workbook.ts';

export type WorkbookAnswer = Uint8Array | Error;

async function answer(task: WorkbookTask): Promise<WorkbookAnswer> {
  try {
    return await workbook(task);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

answerTasks(answer);
