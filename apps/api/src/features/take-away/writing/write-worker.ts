import { parentPort, workerData } from 'node:worker_threads';
import type { Told } from '../../../platform/worker/one-task.ts';
import { compose } from '../compose/compose.ts';
import type { WriteTask } from './task.ts';
import { writeRows } from './write-rows.ts';
import { writers } from './writers.ts';

const tell = (told: Told) => parentPort?.postMessage(told);

async function write(task: WriteTask): Promise<void> {
  if (task.from === 'rows') return writeRows(task, (done, of) => tell({ done, of }));
  const document = task.from === 'chapters' ? compose(task.document) : task.document;
  const writer = writers[task.format];
  if (!writer) throw new Error(`Nothing writes ${task.format}`);
  await (await writer())(document, task.path, (done, of) => tell({ done, of }));
}

try {
  await write(workerData as WriteTask);
} catch (error) {
  tell({ failed: error instanceof Error ? error : new Error(String(error)) });
}
