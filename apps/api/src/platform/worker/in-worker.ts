import { flushCompileCache } from 'node:module';
import type { Told } from './one-task.ts';

/** In a worker of a queue: answers each task. */
export function answerTasks<Task, Answer>(answer: (task: Task) => Answer | Promise<Answer>): void {
  stayUntilSentAway();
  process.on('message', async (task: Task) => {
    process.send?.(await answer(task));
    flushCompileCache();
  });
}

/** In a worker of one task: does it. The program ends it when it has read the result, which an end would overtake. */
export function doTask<Task, Result>(
  work: (task: Task, onProgress: (done: number, of: number) => void) => Result | Promise<Result>,
): void {
  stayUntilSentAway();
  const tell = (told: Told<Result>) => process.send?.(told);
  process.on('message', async (task: Task) => {
    try {
      const result = await work(task, (done, of) => tell({ done, of }));
      // It is killed, not left to end by itself.
      flushCompileCache();
      tell({ result });
    } catch (error) {
      tell({ failed: error instanceof Error ? error : new Error(String(error)) });
    }
  });
}

/** A signal to stop comes to all processes of a group: the program that has started this one says when it is enough. */
function stayUntilSentAway(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.once('disconnect', () => process.exit());
  // It was killed, and what this one was just saying reaches nobody.
  process.once('error', () => process.exit());
}
