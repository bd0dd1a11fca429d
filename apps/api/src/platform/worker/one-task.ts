import { endOf, endWorker, startWorker } from './worker.ts';

interface OneTaskOptions {
  memoryMb: number;
  longestMs: number;
  signal?: AbortSignal;
  /** How much of it is done, as often as the worker says so. */
  onProgress?(progress: { done: number; of: number }): void;
}

/** What a worker tells of its task. */
export type Told<Result> = { done: number; of: number } | { failed: Error } | { result: Result };

/**
 * Does one task in a worker of its own, which is gone afterwards with all it has held. Rejects with what the worker says
 * has failed, if it dies or takes too long, and with the signal's reason if that stops it.
 */
export async function runOnce<Result>(file: URL, task: object, options: OneTaskOptions): Promise<Result> {
  const { memoryMb, longestMs, signal, onProgress } = options;
  signal?.throwIfAborted();
  const worker = startWorker(file, memoryMb);
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const timer = setTimeout(() => reject(new Error('The work takes too long')), longestMs);
  const onAbort = () => reject(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  worker.on('message', (told: Told<Result>) => {
    if ('failed' in told) reject(told.failed);
    else if ('result' in told) resolve(told.result);
    else onProgress?.(told);
  });
  worker.on('error', reject);
  worker.on('exit', (code, cause) => reject(endOf(code, cause)));
  worker.send(task);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    await endWorker(worker);
  }
}
