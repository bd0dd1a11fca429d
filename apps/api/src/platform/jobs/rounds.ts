import { setTimeout as delay } from 'node:timers/promises';

const stopWithinMs = 2000;

interface RoundsNeeds {
  /** Does one thing; whether there was any. */
  step: () => Promise<boolean>;
  /** What a failure must not end: the next round tries again. */
  logFailure: (error: unknown) => void;
  everyMs: number;
}

/** Looks for something to do again and again, one round at a time, without a queue that a killed node would block. */
export function createRounds({ step, logFailure, everyMs }: RoundsNeeds) {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let stopped = false;
  let isKicked = false;

  /** What is added while the last look finds nothing is looked for once more. */
  async function doAll(): Promise<void> {
    try {
      while (isKicked && !stopped) {
        isKicked = false;
        while (!stopped && (await step()));
      }
    } catch (error) {
      logFailure(error);
    } finally {
      round = undefined;
    }
  }

  function kick(): void {
    isKicked = true;
    if (!stopped) round ??= doAll();
  }

  return {
    /** At once, for whoever has just added something. */
    kick,
    async start() {
      timer = setInterval(kick, everyMs);
    },
    async stop() {
      clearInterval(timer);
      stopped = true;
      if (round) await Promise.race([round, delay(stopWithinMs, undefined, { ref: false })]);
    },
  };
}
