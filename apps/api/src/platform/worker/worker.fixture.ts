import { getPriority } from 'node:os';
import { answerTasks } from './in-worker.ts';

/** In a worker that tells of itself, or dies of it. */
answerTasks(({ die = false }: { die?: boolean }) => {
  if (die) process.abort();
  return { pid: process.pid, names: Object.keys(process.env), niceness: getPriority() };
});
