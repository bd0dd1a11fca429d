import { expect } from 'vitest';

/** A call is answered with this status; if it is not, the failure shows what was answered. */
export async function expectStatus<A extends { status: number; body?: unknown }>(
  status: number,
  answer: Promise<A>,
): Promise<A> {
  const found = await answer;
  expect(found.status, JSON.stringify(found.body)).toBe(status);
  return found;
}
