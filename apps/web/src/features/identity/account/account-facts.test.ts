import { expect, test } from 'vitest';
import type { Session } from '../../../lib/session/session.ts';
import { accountFacts, expiryBadge, personFacts } from './account-facts.ts';

const ines = {
  name: 'Ines Moreau',
  email: 'ines@meridian.example',
  title: 'Strategy Director',
  phone: '+1 555 010 4434',
  role: 'team leader',
  createdAt: Date.UTC(2023, 4, 11, 9) / 1000,
  country: '',
  category: '',
  special: null,
  multiFactor: true,
  phoneHint: '34',
  devices: [4, 7],
};

function sessionOf(user: object = {}, license = 'corporate'): Session {
  return { user: { ...ines, ...user }, usergroupData: { license } } as unknown as Session;
}

const pairs = (facts: { label: string; value: string }[]) => facts.map(({ label, value }) => [label, value]);

test("ACC-02 the account shows the person's details and how the account is protected", () => {
  expect(pairs(personFacts(sessionOf()))).toEqual([
    ['Name', 'Ines Moreau'],
    ['Email', 'ines@meridian.example'],
    ['Professional Title', 'Strategy Director'],
    ['Phone', '+1 555 010 4434'],
  ]);
  expect(pairs(accountFacts(sessionOf()))).toEqual([
    ['Role', 'Team leader'],
    ['Member since', '2023-05-11'],
    ['Second factor', 'Text message to number ending\u00a034'],
    ['Devices', '2 in use'],
  ]);
});

test('STAFF-07 staff who look as a client read nothing of the phone, the second factor and the devices', () => {
  const viewing = { viewing_id: 'one', until: 1, seconds_left: 1 };
  const watched = { ...sessionOf({ phone: '', multiFactor: false, devices: [] }), viewing };
  const labels = [...personFacts(watched), ...accountFacts(watched)].map(({ label }) => label);
  expect(labels).toEqual(['Name', 'Email', 'Professional Title', 'Role', 'Member since']);
});

test('missing values are shown as a dash; country and category appear only if set', () => {
  const facts = personFacts(sessionOf({ title: '', phone: '', country: 'Canada' }));
  expect(pairs(facts).slice(2)).toEqual([
    ['Professional Title', '–'],
    ['Phone', '–'],
    ['Country', 'Canada'],
  ]);
  expect(pairs(accountFacts(sessionOf({ category: 'Spine' }))).at(-1)).toEqual(['Category', 'Spine']);
});

test('a person without an enrolled phone has no second factor', () => {
  const [, , factor] = accountFacts(sessionOf({ multiFactor: false, phoneHint: null }));
  expect(factor?.value).toBe('Not set up');
});

test.each([
  ['single', '2 of 2 in use'],
  ['site', '2 of 2 in use'],
  ['corporate', '2 in use'],
  ['enterprise', '2 in use'],
  ['unassigned', '2 in use'],
])('a %s license: %s', (license, value) => {
  expect(accountFacts(sessionOf({}, license))[3]?.value).toBe(value);
});

const now = Date.UTC(2026, 10, 15, 11) / 1000;
const day = 24 * 60 * 60;

test.each([
  [300, 'plain', '300 days left'],
  [61, 'plain', '61 days left'],
  [60, 'warn', '60 days left'],
  [11, 'warn', '11 days left'],
  [10, 'bad', '10 days left'],
  [1, 'bad', '1 day left'],
])('ACC-02 %i days before the end the badge is %s', (days, tone, text) => {
  expect(expiryBadge(now + days * day, now)).toEqual({ tone, text });
});

test('ACC-02 a started day counts as a whole one: red from the moment ten days are left', () => {
  expect(expiryBadge(now + 10 * day + 1, now).tone).toBe('warn');
  expect(expiryBadge(now + 10 * day - 1, now)).toEqual({ tone: 'bad', text: '10 days left' });
  expect(expiryBadge(now + 1, now).text).toBe('1 day left');
});

test('ACC-02 an ended subscription is shown as expired', () => {
  for (const expiry of [now, now - 1, now - 400 * day]) {
    expect(expiryBadge(expiry, now)).toEqual({ tone: 'bad', text: 'expired' });
  }
});
