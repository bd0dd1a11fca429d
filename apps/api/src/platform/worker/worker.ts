import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';

/** Requests, which somebody waits for, go before. */
const niceness = 5;

/** What a worker is told of our environment, which has our secrets: what its libraries and PostgreSQL's client read. */
const told =
  /^(PATH|TMPDIR|TE?MP|SystemRoot|LANG|TZ|NODE_COMPILE_CACHE|NODE_EXTRA_CA_CERTS|MALLOC_.*|PG.*)$/i;

/**
 * A process for heavy work. When it ends, all its memory is free, of which a thread leaves a part behind; and what makes
 * it die, or gets hold of it, has only what it was sent.
 */
export function startWorker(file: URL, memoryMb: number): ChildProcess {
  const worker = fork(file, {
    execArgv: [`--max-old-space-size=${memoryMb}`, '--max-semi-space-size=8'],
    env: {
      // A third of the time that small work takes is spent on reading the program.
      NODE_COMPILE_CACHE: getCompileCacheDir(),
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => told.test(name))),
    },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (worker.pid) setPriority(worker.pid, niceness);
  return worker;
}

export async function endWorker(worker: ChildProcess): Promise<void> {
  if (worker.pid === undefined || worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

/** For the log. */
export function endOf(code: number | null, signal: NodeJS.Signals | null): Error {
  const why = signal === 'SIGABRT' ? ', as one does that is out of memory' : '';
  return new Error(`A worker ended with ${code ?? signal}${why}`);
}

/** Whether the program goes on although the worker has nothing to do. */
export function keepAlive(worker: ChildProcess, isKept: boolean): void {
  const change = isKept ? 'ref' : 'unref';
  worker[change]();
  worker.channel?.[change]();
}
