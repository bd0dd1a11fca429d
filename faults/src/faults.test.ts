/** A small round of the faults that no other test covers. For all of them: npm run faults. */
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { randomFrom, seedOf } from './random.ts';
import { line } from './report.ts';

const seed = 1;

test.for([
  ['kills', 5],
  ['freshness', 100],
  ['disk', 1],
  ['clock', 1],
  ['flood', 200],
] as const)('%s', { timeout: 180_000 }, async ([name, rounds], { skip }) => {
  const fault = faults.find((one) => one.name === name);
  const random = randomFrom(seedOf(seed, name));
  const rows = (await fault?.run({ rounds, random, isOver: () => false, tell: () => undefined })) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  const missing = rows.find(({ verdict }) => verdict === 'not run');
  if (missing) skip(line(missing));
  // Time limits are only meaningful on an otherwise idle machine.
  expect(rows.filter(({ verdict, isTime }) => verdict === 'broken' && !isTime).map(line)).toEqual([]);
});
