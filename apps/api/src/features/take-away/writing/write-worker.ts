import { doTask } from '../../../platform/worker/in-worker.ts';
import { compose } from '../compose/compose.ts';
import type { WriteTask } from './task.ts';
import { writeRows } from './write-rows.ts';
import { writers } from './writers.ts';

doTask(async (task: WriteTask, onProgress) => {
  if (task.from === 'rows') return writeRows(task, onProgress);
  const document = task.from === 'chapters' ? compose(task.document) : task.document;
  const writer = writers[task.format];
  if (!writer) throw new Error(`Nothing writes ${task.format}`);
  await (await writer())(document, task.path, onProgress);
});
