import { answerTasks } from '../../platform/worker/in-worker.ts';
import type { TypedTable } from '../reports/index.ts';
import { type TablePlace, tableSheet } from './table-sheet.ts';

export interface SheetTask {
  table: TypedTable;
  place: TablePlace;
}

export type SheetAnswer = Uint8Array | Error;

async function answer({ table, place }: SheetTask): Promise<SheetAnswer> {
  try {
    return await tableSheet(table, place);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

answerTasks(answer);
