import { ProblemError } from './problem.ts';

export type Pool = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `concurrency` at once; up to `queue` may wait, and any more are told to try again later. */
export function boundedPool(concurrency: number, queue: number): Pool {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= queue) throw new ProblemError('unavailable', { retryAfter: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot passes straight to the next in line, so no newcomer can take it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
