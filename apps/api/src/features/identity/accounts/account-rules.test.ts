import { expect, test } from 'vitest';
import { assertChoices, roleOf } from './new-account.ts';
import { assertRoom, hasRoom } from './seats.ts';

const coded = (code: string) => expect.objectContaining({ code });

test('a leader is a standard user with a flag, however the form says it', () => {
  const leader = { role: 'standard', lead: true };
  expect(roleOf({ role: 'team leader', lead: false }, false)).toEqual(leader);
  expect(roleOf({ role: 'standard', lead: true }, false)).toEqual(leader);
  expect(roleOf({ role: 'standard', lead: false }, false)).toEqual({ role: 'standard', lead: false });
});

test('only people of the provider are staff, and none of them leads a team', () => {
  expect(roleOf({ role: 'sales', lead: false }, true)).toEqual({ role: 'sales', lead: false });
  expect(roleOf({ role: 'standard', lead: false }, true)).toEqual({ role: 'standard', lead: false });
  expect(() => roleOf({ role: 'sales', lead: false }, false)).toThrow(coded('staff-role-outside'));
  expect(() => roleOf({ role: 'standard', lead: true }, true)).toThrow(coded('lead-of-provider'));
});

test('CON-11 what a form offers as a list must be from it', () => {
  expect(() => assertChoices({ country: 'Germany', category: 'Orthopedics' })).not.toThrow();
  expect(() => assertChoices({ country: 'Atlantis', category: 'Orthopedics' })).toThrow(
    coded('invalid-fields'),
  );
});

test('ADM-11 a licence has room up to its seats, and others have no cap', () => {
  expect(hasRoom({ license: 'site', users: 4 })).toBe(true);
  expect(hasRoom({ license: 'site', users: 5 })).toBe(false);
  expect(hasRoom({ license: 'corporate', users: 100 })).toBe(false);
  expect(hasRoom({ license: 'single', users: 1000 })).toBe(true);
});

test('ADM-11 staff are told in the words of the licence', () => {
  const full = { company: 'Meridian', users: 100 };
  expect(() => assertRoom({ ...full, license: 'site' })).toThrow(coded('seats-site'));
  expect(() => assertRoom({ ...full, license: 'enterprise' })).toThrow(coded('seats-company'));
  expect(() => assertRoom({ ...full, license: 'enterprise', users: 99 })).not.toThrow();
});
