import { useEffect } from 'react';
import { call } from './api-client.ts';
import { correctInactive, isInactive, markInactive } from './idle.ts';
import { createIdleDetector } from './idle-detector.ts';
import { openTabChannel } from './tab-channel.ts';

/** What happens in a frame is not seen here: whoever hears of it passes it on. */
const passedOn = 'caliper:sign-of-life';
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', passedOn] as const;
/** Moments at which a tab comes back after its timers may have slept. */
const returns = ['visibilitychange', 'focus', 'pageshow'] as const;
const checkMilliseconds = 30_000;

const tabs = openTabChannel<number>('activity');

/** Tells the server that the person is at work, and covers the page once nobody has been for too long. */
export function useActivity(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const detector = createIdleDetector({
      now: Date.now,
      later,
      report: reportActivity,
      share: tabs.post,
      expire: () => markInactive('here'),
      correct: correctInactive,
    });
    // Opening a page is a sign of life too; the other tabs hear of it at once.
    tabs.post(Date.now());
    const deafen = tabs.listen(detector.hear);
    // Behind the notice nothing counts as work.
    const sign = () => !isInactive() && detector.sign();
    const check = () => !isInactive() && detector.check();
    const timer = setInterval(check, checkMilliseconds);
    for (const kind of signs) addEventListener(kind, sign, { passive: true });
    for (const kind of returns) addEventListener(kind, check, true);
    return () => {
      deafen();
      detector.stop();
      clearInterval(timer);
      for (const kind of signs) removeEventListener(kind, sign);
      for (const kind of returns) removeEventListener(kind, check, true);
    };
  }, [signedIn]);
}

export function passOnSignOfLife(): void {
  dispatchEvent(new Event(passedOn));
}

function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Nobody waits for this call: if it fails the next sign of life repeats it, and an ended session shows itself. */
function reportActivity(): void {
  call('activity').catch(() => {});
}
