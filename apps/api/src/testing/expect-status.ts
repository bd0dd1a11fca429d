import { expect } from 'vitest';

/** A call is answered with this status; if it is not, the failure shows what was answered. */
export async function expectStatus(
  status: number,
  answer: Promise<{ status: number; body?: unknown }>,
): Promise<void> {
  const found = await answer;
  expect(found.status, JSON.stringify(found.body)).toBe(status);
}
