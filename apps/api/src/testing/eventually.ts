import { vi } from 'vitest';

/** Repeats the check until it passes, or fails with its last error. Tests wait for conditions, not for time. */
export function eventually<T>(check: () => T | Promise<T>, withinMs = 30_000): Promise<T> {
  return vi.waitFor(check, { timeout: withinMs, interval: 20 });
}
