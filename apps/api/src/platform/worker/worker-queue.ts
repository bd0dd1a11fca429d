import { Worker } from 'node:worker_threads';

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
export function openWorkerQueue<Task, Result>(
  file: URL,
  options: WorkerQueueOptions,
): WorkerQueue<Task, Result> {
  const { longestMs, idleMs, memoryMb, waiting, onFailure } = options;
  let worker: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    started.on('error', onFailure);
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  }

  async function run(task: Task): Promise<Result | 'died' | 'too long'> {
    if (isStopped) throw new Error('The work was stopped');
    clearTimeout(idle);
    worker ??= start();
    worker.ref();
    const answer = await answerOf<Task, Result>(worker, task, longestMs);
    worker?.unref();
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

function answerOf<Task, Result>(
  worker: Worker,
  task: Task,
  longestMs: number,
): Promise<Result | 'died' | 'too long'> {
  const { promise, resolve } = Promise.withResolvers<Result | 'died' | 'too long'>();
  const onExit = () => resolve('died');
  const timer = setTimeout(() => resolve('too long'), longestMs);
  worker.once('message', resolve);
  worker.once('exit', onExit);
  worker.postMessage(task);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve);
    worker.off('exit', onExit);
  });
}
