import { expect, test } from 'vitest';
import type { Session } from '../../../lib/session/session.ts';
import { accountFacts, personFacts } from './account-facts.ts';

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
