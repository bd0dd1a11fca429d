import { session as limits } from '@caliper/contract/limits.ts';
import { create } from 'zustand';

/** A person counts as idle this long after the last activity. */
export const idleTimeoutMilliseconds = 1000;

export type Presence = 'active' | 'idle' | 'expired';

/** The person's presence, judged by the last activity. A clock that was set back makes no one idle. */
export function presence(lastActive: number, now: number): Presence {
  const quiet = now - lastActive;
  if (quiet > limits.idleSeconds * 1000) return 'expired';
  return quiet >= idleTimeoutMilliseconds ? 'idle' : 'active';
}

/**
 * Who found the session idle for too long: this browser by its own clock, which another tab can still correct, or the
 * server, which is final. Null while the session is active.
 */
type Inactive = 'here' | 'server' | null;

export const useInactive = create<{ inactive: Inactive }>()(() => ({ inactive: null }));

export function isInactive(): boolean {
  return useInactive.getState().inactive !== null;
}

export function markInactive(by: 'here' | 'server'): void {
  useInactive.setState({ inactive: by });
}

export function clearInactive(): void {
  useInactive.setState({ inactive: null });
}

/** Called when another tab turns out to have been in use. */
export function correctInactive(): void {
  if (useInactive.getState().inactive === 'here') clearInactive();
}
