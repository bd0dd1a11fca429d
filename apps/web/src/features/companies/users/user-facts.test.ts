import { expect, test, vi } from 'vitest';
import type { CompanyUser } from '../companies.queries.ts';
import { menuOf } from './user-actions.tsx';
import { enablingRefusal, factsOf, roleWords, usersFound } from './user-facts.ts';

const person = (more: Partial<CompanyUser> = {}): CompanyUser => ({
  id: 'u1',
  name: 'Ines Moreau',
  email: 'ines@example.com',
  phone: '',
  title: '',
  role: 'standard',
  enabled: true,
  createdAt: 0,
  lastActive: null,
  ...more,
});

test('people are sorted by name and found by name or e-mail', () => {
  const all = [person({ name: 'Wanda' }), person({ name: 'Emil', email: 'e@wan.example' }), person()];
  expect(usersFound(all, '').map(({ name }) => name)).toEqual(['Emil', 'Ines Moreau', 'Wanda']);
  expect(usersFound(all, 'WAN').map(({ name }) => name)).toEqual(['Emil', 'Wanda']);
  expect(usersFound(all, 'emil nobody')).toEqual([]);
});

test('unusual facts about an account are listed, unless the viewer may not know them', () => {
  const odd = person({ locked: true, emailVerified: false, multiFactor: false });
  expect(factsOf(odd).map(({ words }) => words)).toEqual(['Locked', 'Not verified', 'No second factor']);
  expect(factsOf(person({ locked: false, emailVerified: true, multiFactor: true }))).toEqual([]);
  expect(factsOf(person())).toEqual([]);
  expect(roleWords(person({ special: 'support' }))).toBe('Standard, support');
});

test('no one disables themselves, and people of the provider are locked instead', () => {
  expect(enablingRefusal(false, false)).toBeUndefined();
  expect(enablingRefusal(true, true)).toBe('You cannot disable your own account.');
  expect(enablingRefusal(false, true)).toMatch(/need not be enabled; use Lock account/);
});

const labels = (user: CompanyUser, isOwn = false) =>
  menuOf(user, isOwn, vi.fn()).map(({ label, disabled }) => (disabled ? `(${label})` : label));

test('ADM-15 staff can mail, reset, lock and delete; the last two not for themselves', () => {
  const verify = 'Send verification e-mail';
  const reset = 'Reset second factor';
  expect(labels(person({ devices: 2, multiFactor: true }))).toEqual([
    verify,
    reset,
    'Reset devices (2)',
    'Lock account',
    'Delete user',
  ]);
  expect(labels(person({ locked: true, multiFactor: false }))).toEqual([
    verify,
    '(No second factor to reset)',
    'Reset devices',
    'Unlock account',
    'Delete user',
  ]);
  expect(labels(person({ multiFactor: true }), true)).toEqual([verify, reset]);
  expect(labels(person({ special: 'support' }))).not.toContain('Delete user');
});
