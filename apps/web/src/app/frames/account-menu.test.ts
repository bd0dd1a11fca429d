import { expect, test } from 'vitest';
import { accountSideMenu } from './account-menu.ts';

const own = ['Account Information', 'My Orders', 'Custom Research Request', 'Custom Reports'];

test.each([
  ['standard', own],
  ['team leader', [...own, 'Team Management', 'Team usage']],
  ['sales', ['Custom Reports']],
  ['publications', []],
  ['admin', []],
] as const)('ACC-01 the account menu beside the pages of role %s', (role, expected) => {
  expect(accountSideMenu({ role, special: null }).map(({ label }) => label)).toEqual(expected);
});

test('CR-14 the support account has no list of custom reports in the menu', () => {
  const labels = accountSideMenu({ role: 'standard', special: 'support' }).map(({ label }) => label);
  expect(labels).toEqual(['Account Information', 'My Orders', 'Custom Research Request']);
});

test('USE-02 members find what their team uses once they are shown by name', () => {
  const labels = accountSideMenu({ role: 'standard', special: null }, true).map(({ label }) => label);
  expect(labels).toEqual([...own, 'Team usage']);
});
