import { useEffect } from 'react';
import { call } from '../api/api-client.ts';
import { correctInactive, isInactive, markInactive } from './idle.ts';
import { createIdleDetector } from './idle-detector.ts';
import { openTabChannel } from './tab-channel.ts';

/** Events inside a frame do not reach this window, so the page around the frame dispatches this one. */
const passedOn = 'caliper:sign-of-life';
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', passedOn] as const;
/** Events that mark a tab's return, after its timers may have been suspended. */
const returns = ['visibilitychange', 'focus', 'pageshow'] as const;
const checkMilliseconds = 30_000;

const tabs = openTabChannel<number>('activity');

/** Reports activity to the server, and covers the page after too long without any. */
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
    // Opening a page counts as activity too; the other tabs learn of it at once.
    tabs.post(Date.now());
    const deafen = tabs.listen(detector.hear);
    // While the notice is shown, nothing counts as activity.
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

/** A failure is ignored: the next activity repeats the call, and an ended session shows up in other calls. */
function reportActivity(): void {
  call('activity').catch(() => {});
}
