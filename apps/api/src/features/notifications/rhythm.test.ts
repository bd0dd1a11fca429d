import type { Rhythm } from '@caliper/contract/following/following.values.ts';
import { expect, test } from 'vitest';
import { rhythmOf, type Why } from './rhythm.ts';

interface Case {
  why?: Why;
  chosen?: Rhythm;
  filed?: Rhythm[];
  content?: Rhythm[];
  wants: Rhythm;
}

test.each<Case>([
  { wants: 'at once' },
  { chosen: 'weekly', wants: 'weekly' },
  { chosen: 'off', filed: ['daily'], wants: 'daily' },
  { filed: ['off'], wants: 'off' },
  { filed: ['off', 'weekly'], wants: 'weekly' },
  { chosen: 'off', content: ['daily'], wants: 'daily' },
  { filed: ['off'], content: ['at once'], wants: 'at once' },
  // What is followed in it does not hold back what would come sooner.
  { content: ['weekly'], wants: 'at once' },
  { content: ['off'], wants: 'at once' },
  { filed: ['daily'], content: ['off'], wants: 'daily' },
  { why: 'follow', filed: ['weekly'], wants: 'weekly' },
  { why: 'content', content: ['off', 'daily'], wants: 'daily' },
  // The kind is for those who have it, not for who once followed it.
  { why: 'follow', chosen: 'at once', wants: 'off' },
])('FOL-01 the soonest of what is wanted counts: %j', ({ why = 'right', wants, ...asked }) => {
  const told = { kind: 'version-released', why, chosen: null, filed: [], content: [], ...asked } as const;
  expect(rhythmOf(told)).toBe(wants);
});
