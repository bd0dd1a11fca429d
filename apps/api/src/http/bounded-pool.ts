import { ProblemError } from './problem.ts';

export type Pool = <T>(work: () => Promise<T>) => Promise<T>;

/** No more than `concurrency` at once; so many may wait, and whoever comes after them is told to come back. */
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
      // The place passes straight to the next in line, so nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
