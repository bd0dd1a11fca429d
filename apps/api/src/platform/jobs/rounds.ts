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

  async function doAll(): Promise<void> {
    while (!stopped && (await step()));
  }

  function kick(): void {
    round ??= doAll()
      .catch(logFailure)
      .finally(() => {
        round = undefined;
      });
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
