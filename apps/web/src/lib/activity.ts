import { session as limits } from '@caliper/contract/limits.ts';
import { useEffect } from 'react';
import { call } from './api-client.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Tells the server that the person is at work, so that only an idle session ends for being idle. */
export function useActivity(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const report = throttle(reportActivity, limits.activityThrottleSeconds * 1000);
    for (const sign of signs) addEventListener(sign, report, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, report);
    };
  }, [signedIn]);
}

/** Nobody waits for this call: if it fails the next sign of life repeats it, and an ended session shows itself. */
function reportActivity(): void {
  call('activity').catch(() => {});
}

export function throttle(run: () => void, milliseconds: number, now: () => number = Date.now): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - last < milliseconds) return;
    last = now();
    run();
  };
}
