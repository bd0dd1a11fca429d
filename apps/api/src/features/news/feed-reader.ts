import { Worker } from 'node:worker_threads';
import type { FiledItem } from './feed-item.ts';
import type { FeedDocument } from './read-feed.ts';
import type { Answer } from './worker.ts';

const memoryMb = 128;
const defaultLongestMs = 15_000;

/**
 * Reads a feed in a worker thread, and gives up after a while. Two megabytes of hostile markup can keep a parser busy
 * for minutes, and nothing else may wait for that.
 */
export async function readFeedApart(
  document: FeedDocument,
  longestMs = defaultLongestMs,
): Promise<FiledItem[]> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  try {
    const answer = await answerOf(worker, longestMs);
    if ('error' in answer) throw new Error(answer.error);
    return answer.items;
  } finally {
    await worker.terminate();
  }
}

function answerOf(worker: Worker, longestMs: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(new Error('The feed takes too long to read')), longestMs);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The feed could not be read')));
  return promise.finally(() => clearTimeout(timer));
}
