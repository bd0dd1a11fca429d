import { expect, test } from 'vitest';
import { ageWords, caseWords, clientWords, endingOf, leftWords, licenceWords } from './cockpit-words.ts';

const now = 1_800_000_000;
const inDays = (days: number) => now + days * 86_400;

test.each([
  [-21, 'over', '21 days ago'],
  [-0.5, 'over', '1 day ago'],
  [0.5, '10', '1 day left'],
  [10, '10', '10 days left'],
  [10.5, '30', '11 days left'],
  [60, '60', '60 days left'],
  [88, '90', '88 days left'],
])('USE-03 a licence that ends in %d days stands under %s', (days, within, words) => {
  expect([endingOf(inDays(days), now), leftWords(inDays(days), now)]).toEqual([within, words]);
});

test('STAFF-01 rows say whose they are, how old, and what is asked for', () => {
  expect([ageWords(now - 3 * 3600, now), ageWords(now - 9 * 86_400, now), ageWords(now + 5, now)]).toEqual([
    '3 h',
    '9 d',
    '0 h',
  ]);
  const client = { id: 1, company: 'Soonwell', expiry: now };
  expect(licenceWords({ ...client, license: 'site', licenses: 5 })).toBe('Site, 5 seats');
  expect(licenceWords({ ...client, license: 'single', licenses: 1 })).toBe('Single');
  const asked = { client, by: null, owner: null, at: now };
  expect(caseWords({ ...asked, item: null })).toBe('Renewal of the license');
  const item = { id: 7, kind: 'report', title: 'Knees', year: 2026, region: 'Europe' } as const;
  expect(caseWords({ ...asked, item })).toBe('Quote: Knees, 2026 Europe');
  const clients = [{ company: 'Halden' }, { company: 'Meridian' }];
  expect(clientWords({ clients, clientCount: 4 })).toBe('Halden, Meridian, 2 more');
  expect(clientWords({ clients: [], clientCount: 1 })).toBe('1 client');
});
