import { doTask } from '../../platform/worker/in-worker.ts';
import { readFeed } from './read-feed.ts';

doTask(readFeed);
