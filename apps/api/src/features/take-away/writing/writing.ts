import { runOnce } from '../../../platform/worker/one-task.ts';
import type { Progress } from '../files.store.ts';
import type { WriteTask } from './task.ts';

const file = new URL('./write-worker.ts', import.meta.url);

/** What a report of thousands of tables needs; beyond it the worker ends, and nothing else. */
const memoryMb = 384;
const longestMs = 300_000;

/** Writes a file in a worker of its own, so that it holds up nothing else. */
export function writeFile(
  task: WriteTask,
  signal: AbortSignal,
  onProgress: (progress: Omit<Progress, 'step'>) => void,
): Promise<void> {
  return runOnce(file, task, { memoryMb, longestMs, signal, onProgress });
}

export type WriteFile = typeof writeFile;
