import { session as limits } from '@caliper/contract/limits.ts';
import { create } from 'zustand';

/** A person counts as idle this long after the last sign of life. */
export const idleTimeoutMilliseconds = 1000;

export type Presence = 'active' | 'idle' | 'expired';

/** What a last sign of life means now. A clock that was set back makes nobody idle. */
export function presence(lastActive: number, now: number): Presence {
  const quiet = now - lastActive;
  if (quiet > limits.idleSeconds * 1000) return 'expired';
  return quiet >= idleTimeoutMilliseconds ? 'idle' : 'active';
}

/**
 * Who found the session too long idle: this browser by its own clock, which another tab can still correct, or the
 * server, which is final. Null while all is well.
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

/** Another tab was in use after all. */
export function correctInactive(): void {
  if (useInactive.getState().inactive === 'here') clearInactive();
}
