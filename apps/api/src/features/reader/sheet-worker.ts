import { parentPort } from 'node:worker_threads';
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

parentPort?.on('message', async (task: SheetTask) => {
  parentPort?.postMessage(await answer(task));
});
