import { expect, test } from 'vitest';
import { type ClientUse, healthOf } from './health.ts';
import { type Standing, suggestStep } from './next-step.ts';

const now = new Date('2026-11-17T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

const well: Standing = {
  members: 9,
  idle: 0,
  licenses: 12,
  hasLeader: true,
  lastActive: ago(0),
  daysLeft: 200,
  asksRenewal: false,
  cases: 0,
  wanted: null,
};

test.each([
  [{}, 'good', ['436 chapters read in 90 days']],
  [{ lastActive: ago(40) }, 'watch', ['nobody was here for 40 days']],
  [{ lastActive: ago(90) }, 'at risk', ['nobody was here for 90 days']],
  [{ lastActive: null }, 'at risk', ['nobody was ever here']],
  [{ members: 2, licenses: 25 }, 'watch', ['2 of 25 seats used']],
  [{ idle: 6 }, 'watch', ['6 of 9 people idle']],
  [
    { idle: 6, usage: { reads: 20, months: [0, 90, 80, 20, 10, 0] } },
    'at risk',
    ['reads less than half of what it did', '6 of 9 people idle'],
  ],
  [
    { members: 1, licenses: 1, idle: 1, usage: { reads: 0, months: [0, 0, 0, 0, 0, 0] } },
    'watch',
    ['nothing read in 90 days'],
  ],
] as const)('USE-03 health says why: %o', (over, is, because) => {
  const usage = { reads: 436, months: [90, 80, 90, 100, 80, 40] };
  expect(healthOf({ ...well, usage, ...over } as ClientUse, now)).toEqual({ is, because });
});

test.each([
  [{}, ''],
  [{ asksRenewal: true, daysLeft: -3 }, 'Answer their request for renewal'],
  [{ daysLeft: -3 }, 'Ask whether they will renew'],
  [{ daysLeft: 8, cases: 2 }, 'Call before the license ends'],
  [{ daysLeft: 41, cases: 2 }, 'Answer their 2 requests'],
  [{ daysLeft: 41 }, 'Send renewal'],
  [{ members: 0, lastActive: null }, 'Add the first user'],
  [{ lastActive: null }, 'Invite them to a first look'],
  [{ lastActive: ago(48) }, 'Idle for 48 days: ask why'],
  [{ idle: 18, members: 22 }, '18 idle seats: offer training'],
  [{ wanted: 'Robotics, 2026 Global' }, 'Offer Robotics, 2026 Global'],
  [{ hasLeader: false }, 'Introduce the team leader'],
  [{ hasLeader: false, members: 1 }, ''],
])('USE-03 the product suggests the next step: %o', (over, words) => {
  expect(suggestStep({ ...well, ...over }, now)).toBe(words);
});
