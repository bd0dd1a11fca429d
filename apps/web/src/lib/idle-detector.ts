import { session as limits } from '@caliper/contract/limits.ts';
import { idleTimeoutMilliseconds, presence } from './idle.ts';
import { throttle } from './throttle.ts';

export interface DetectorNeeds {
  now: () => number;
  /** Runs once after so many milliseconds; the answer calls it off. */
  later: (run: () => void, milliseconds: number) => () => void;
  /** Tells the server that the person is at work. */
  report: () => void;
  /** Tells the other tabs when the person was last seen. */
  share: (lastActive: number) => void;
  expire: () => void;
  correct: () => void;
}

/**
 * Knows when the person was last seen in any tab. Timers sleep while the computer does, so the time itself decides,
 * and it is asked before a sign of life is taken: the first touch after a long absence is no activity.
 */
export function createIdleDetector({ now, later, report, share, expire, correct }: DetectorNeeds) {
  let lastActive = now();
  let cancel: (() => void) | null = null;
  const tell = throttle(
    () => {
      report();
      share(lastActive);
    },
    limits.activityThrottleSeconds * 1000,
    now,
  );

  const isExpired = () => presence(lastActive, now()) === 'expired';

  /** Between two reports the other tabs learn of the last sign as soon as the person rests. */
  const awaitRest = () => {
    cancel = null;
    if (presence(lastActive, now()) !== 'active') return share(lastActive);
    cancel = later(awaitRest, idleTimeoutMilliseconds - (now() - lastActive));
  };

  return {
    sign() {
      if (isExpired()) return expire();
      lastActive = now();
      tell();
      cancel ??= later(awaitRest, idleTimeoutMilliseconds);
    },
    hear(elsewhere: number) {
      if (elsewhere <= lastActive) return;
      lastActive = elsewhere;
      if (!isExpired()) correct();
    },
    check() {
      if (isExpired()) expire();
    },
    stop() {
      cancel?.();
    },
  };
}
