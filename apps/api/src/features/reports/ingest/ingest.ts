import { Worker } from 'node:worker_threads';
import type { Ingested, IngestRequest } from './content.ts';
import type { Answer } from './worker.ts';

/** Reads packages beside the server, so that nobody waits for somebody else's upload. */
export interface Ingest {
  /** Rejects only where the machine fails (a full disk); whatever is wrong with the package is a finding. */
  ingest(request: IngestRequest): Promise<Ingested>;
  stop(): Promise<void>;
}

export interface IngestOptions {
  longestMs: number;
  idleMs: number;
  memoryMb: number;
  /** Told of what should not happen, for the log. */
  onFailure(error: Error): void;
}

const defaults: IngestOptions = { longestMs: 60_000, idleMs: 30_000, memoryMb: 512, onFailure: () => {} };
const failed = 'The package is too large or too complex to be read. Simplify or divide it and try again.';

export function createIngest(options: Partial<IngestOptions> = {}): Ingest {
  const { longestMs, idleMs, memoryMb, onFailure } = { ...defaults, ...options };
  let worker: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
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

  async function run(request: IngestRequest): Promise<Ingested> {
    if (isStopped) throw new Error('Ingest was stopped');
    clearTimeout(idle);
    worker ??= start();
    worker.ref();
    const answer = await answerOf(worker, request, longestMs);
    worker?.unref();
    if (answer === 'too long') await end();
    idle = setTimeout(end, idleMs).unref();
    if (answer === 'died' && isStopped) throw new Error('Ingest was stopped');
    return typeof answer === 'object'
      ? settle(answer)
      : { accepted: false, findings: [{ file: '', message: failed }] };
  }

  function settle(answer: Answer): Ingested {
    if ('accepted' in answer) return answer;
    onFailure(answer.error);
    if (answer.isMachine) throw answer.error;
    return { accepted: false, findings: [{ file: '', message: failed }] };
  }

  return {
    ingest(request) {
      const turn = queue.then(() => run(request));
      queue = turn.catch(() => {});
      return turn;
    },
    async stop() {
      isStopped = true;
      await end();
      await queue;
      await end();
    },
  };
}

function answerOf(
  worker: Worker,
  request: IngestRequest,
  longestMs: number,
): Promise<Answer | 'died' | 'too long'> {
  const { promise, resolve } = Promise.withResolvers<Answer | 'died' | 'too long'>();
  const onExit = () => resolve('died');
  const timer = setTimeout(() => resolve('too long'), longestMs);
  worker.once('message', resolve);
  worker.once('exit', onExit);
  worker.postMessage(request);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve);
    worker.off('exit', onExit);
  });
}
