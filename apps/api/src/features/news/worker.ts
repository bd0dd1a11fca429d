import { parentPort, workerData } from 'node:worker_threads';
import type { FiledItem } from './feed-item.ts';
import { type FeedDocument, readFeed } from './read-feed.ts';

export type Answer = { items: FiledItem[] } | { error: string };

function answer(document: FeedDocument): Answer {
  try {
    return { items: readFeed(document) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(answer(workerData as FeedDocument));
