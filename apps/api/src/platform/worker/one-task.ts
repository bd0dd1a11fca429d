import { Worker } from 'node:worker_threads';

interface OneTaskOptions {
  memoryMb: number;
  longestMs: number;
  signal: AbortSignal;
  /** How much of it is done, as often as the worker says so. */
  onProgress(progress: { done: number; of: number }): void;
}

/** What a worker tells of its task. */
export type Told = { done: number; of: number } | { failed: Error };

/**
 * Does one task in a worker of its own, which is gone afterwards with all it has held. Rejects with what the worker says
 * has failed, if it dies or takes too long, and with the signal's reason if that stops it.
 */
export async function runOnce(file: URL, task: unknown, options: OneTaskOptions): Promise<void> {
  const { memoryMb, longestMs, signal, onProgress } = options;
  signal.throwIfAborted();
  const worker = new Worker(file, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error('The work took too long')), longestMs);
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  worker.on('message', (told: Told) => ('failed' in told ? reject(told.failed) : onProgress(told)));
  worker.on('error', reject);
  worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The worker ended with ${code}`))));
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
