/** A small round of the faults that no other test goes through. The whole of them: npm run faults. */
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { randomFrom, seedOf } from './random.ts';
import { line } from './report.ts';

const seed = 1;

test.each([
  ['kills', 5],
  ['disk', 1],
  ['clock', 1],
  ['flood', 200],
])('%s', { timeout: 180_000 }, async (name, rounds) => {
  const fault = faults.find((one) => one.name === name);
  const random = randomFrom(seedOf(seed, name));
  const rows = (await fault?.run({ rounds, random, isOver: () => false, tell: () => undefined })) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  // How long something takes is for a machine that does nothing else.
  expect(rows.filter(({ verdict, isTime }) => verdict === 'broken' && !isTime).map(line)).toEqual([]);
});
