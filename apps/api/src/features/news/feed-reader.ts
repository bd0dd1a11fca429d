import { runOnce } from '../../platform/worker/one-task.ts';
import type { FiledItem } from './feed-item.ts';
import type { FeedDocument } from './read-feed.ts';

const file = new URL('./worker.ts', import.meta.url);
const memoryMb = 128;
const defaultLongestMs = 15_000;

/**
 * Reads a feed in a worker, and gives up after a while. Two megabytes of hostile markup can keep a parser busy
 * for minutes, and nothing else may wait for that.
 */
export const readFeedApart = (document: FeedDocument, longestMs = defaultLongestMs): Promise<FiledItem[]> =>
  runOnce(file, document, { memoryMb, longestMs });
