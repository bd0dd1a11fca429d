import { expect, test } from 'vitest';
import type { Session } from '../../lib/session/session.ts';
import { asksForWhole } from './which-call.ts';

function somebody(user: Partial<Session['user']>, current: number[] = []): Session {
  return { user, usergroupData: { subscriptionInformation: { current } } } as Session;
}

test('READ-16 only a report within the subscriptions is requested in full', () => {
  const reader = somebody({ role: 'standard', special: null }, [7, 9]);
  expect(asksForWhole(reader, 7)).toBe(true);
  expect(asksForWhole(reader, 8)).toBe(false);
});

test.each([
  { role: 'admin', special: null },
  { role: 'sales', special: null },
  { role: 'standard', special: 'support' },
] as const)('READ-16 for %o every report is requested in full', (user) => {
  expect(asksForWhole(somebody(user), 7)).toBe(true);
});

test.each([
  { role: 'publications', special: null },
  { role: 'team leader', special: null },
  { role: 'standard', special: 'marketing' },
] as const)('READ-16 for %o the subscriptions decide', (user) => {
  expect(asksForWhole(somebody(user), 7)).toBe(false);
  expect(asksForWhole(somebody(user, [7]), 7)).toBe(true);
});
