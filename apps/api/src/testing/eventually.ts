import { vi } from 'vitest';

/** Asks again until the check passes, and fails with its last complaint. Tests wait for things, not for time. */
export function eventually<T>(check: () => T | Promise<T>, withinMs = 30_000): Promise<T> {
  return vi.waitFor(check, { timeout: withinMs, interval: 20 });
}
