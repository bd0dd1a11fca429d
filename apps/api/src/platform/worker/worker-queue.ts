import type { ChildProcess } from 'node:child_process';
import { endOf, endWorker, keepAlive, startWorker } from './worker.ts';

/** `busy` if too many tasks wait already, `died` if one exceeded its memory. Rejects only after it was stopped. */
export type Outcome<Result> = Result | 'busy' | 'died' | 'too long';

/** Heavy work in a worker, one task at a time, so that requests do not wait for it. */
export interface WorkerQueue<Task, Result> {
  run(task: Task): Promise<Outcome<Result>>;
  stop(): Promise<void>;
}

export interface WorkerQueueOptions {
  longestMs: number;
  /** An idle worker ends after this long to free its memory. */
  idleMs: number;
  memoryMb: number;
  /** How many tasks may wait while one runs. */
  waiting: number;
  /** Called with unexpected errors, for the log. */
  onFailure(error: Error): void;
}

/** The file must answer each message with one of its own. */
export function openWorkerQueue<Task extends object, Result>(
  file: URL,
  options: WorkerQueueOptions,
): WorkerQueue<Task, Result> {
  const { longestMs, idleMs, memoryMb, waiting, onFailure } = options;
  let worker: ChildProcess | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  function start(): ChildProcess {
    const started = startWorker(file, memoryMb);
    const onEnd = (error: Error) => {
      // One that was sent away is none of ours any more.
      if (worker !== started) return;
      worker = null;
      onFailure(error);
    };
    started.on('error', onEnd);
    started.on('exit', (code, cause) => onEnd(endOf(code, cause)));
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    if (ending) await endWorker(ending);
  }

  async function run(task: Task): Promise<Result | 'died' | 'too long'> {
    if (isStopped) throw new Error('The work was stopped');
    clearTimeout(idle);
    worker ??= start();
    keepAlive(worker, true);
    const answer = await answerOf<Task, Result>(worker, task, longestMs);
    if (worker) keepAlive(worker, false);
    if (answer === 'too long') await end();
    idle = setTimeout(end, idleMs).unref();
    if (answer === 'died' && isStopped) throw new Error('The work was stopped');
    return answer;
  }

  return {
    async run(task) {
      if (queued > waiting) return 'busy';
      queued += 1;
      const turn = queue.then(() => run(task));
      queue = turn.catch(() => {});
      return turn.finally(() => {
        queued -= 1;
      });
    },
    async stop() {
      isStopped = true;
      await end();
      await queue;
      await end();
    },
  };
}

function answerOf<Task extends object, Result>(
  worker: ChildProcess,
  task: Task,
  longestMs: number,
): Promise<Result | 'died' | 'too long'> {
  const { promise, resolve } = Promise.withResolvers<Result | 'died' | 'too long'>();
  const onEnd = () => resolve('died');
  const timer = setTimeout(() => resolve('too long'), longestMs);
  worker.once('message', resolve);
  worker.once('exit', onEnd);
  worker.once('error', onEnd);
  worker.send(task);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve);
    worker.off('exit', onEnd);
    worker.off('error', onEnd);
  });
}
