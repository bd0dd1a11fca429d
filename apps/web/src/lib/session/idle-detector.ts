import { session as limits } from '@caliper/contract/limits.ts';
import { idleTimeoutMilliseconds, presence } from './idle.ts';

interface DetectorNeeds {
  now: () => number;
  /** Runs once after this many milliseconds; the returned function cancels it. */
  later: (run: () => void, milliseconds: number) => () => void;
  /** Reports activity to the server. */
  report: () => void;
  /** Tells the other tabs when the person was last active. */
  share: (lastActive: number) => void;
  expire: () => void;
  correct: () => void;
}

/**
 * Knows when the person was last active in any tab. Timers are suspended while the computer sleeps, so the clock
 * decides, and it is read before any activity counts: the first touch after a long absence does not.
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

  /** Between two reports the other tabs learn of the last activity as soon as the person pauses. */
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

/** Runs at once, then at most once in this many milliseconds. */
function throttle(run: () => void, milliseconds: number, now: () => number = Date.now): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - last < milliseconds) return;
    last = now();
    run();
  };
}
