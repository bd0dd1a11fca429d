import type { Family } from './sessions.store.ts';

/** Sessions that ended for one of these reasons were ended by someone who keeps the person out. */
export const shutOutReasons = { disabled: 'disabled', locked: 'locked' } as const;

export type ShutOut = 'not-enabled' | 'user-disabled';

/**
 * Why a person who was signed in is now kept out, in the words that signing in would use. Null if the session ended in
 * another way, or if they may come in again.
 */
export function whyShutOut({ end_reason, enabled, locked, provider }: Family): ShutOut | null {
  const reasons: readonly string[] = Object.values(shutOutReasons);
  if (end_reason !== null && !reasons.includes(end_reason)) return null;
  if (locked) return 'user-disabled';
  return enabled || provider ? null : 'not-enabled';
}
