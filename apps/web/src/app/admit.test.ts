import { type Role, roles } from '@caliper/contract/roles.ts';
import { describe, expect, test } from 'vitest';
import type { Session } from '../lib/session/session.ts';
import { admit } from './admit.ts';

const now = 1_800_000_000;
const visit = { path: '/catalog/favorites?page=2', returnTo: null, now };
const enters = { enter: 'page' };

function sessionOf(role: Role, expiry: number | null = now + 1000): Session {
  return { user: { role, enabled: true }, usergroupData: { expiry } } as Session;
}

describe('the sign-in page', () => {
  test('AUTH-02 a signed-in user who opens / goes to /catalog/all-reports', () => {
    expect(admit('visitor', sessionOf('standard'), visit)).toEqual({ goTo: '/catalog/all-reports' });
  });

  test('a kept return address is opened instead', () => {
    const kept = { ...visit, returnTo: '/reports/7/knees/2' };
    expect(admit('visitor', sessionOf('standard'), kept)).toEqual({ goTo: '/reports/7/knees/2' });
  });

  test('a visitor stays', () => {
    expect(admit('visitor', null, visit)).toEqual(enters);
  });
});

describe('pages for users', () => {
  test('NAV-14 everyone else is sent to / and the return address is kept', () => {
    const verdict = { goTo: '/', returnTo: '/catalog/favorites?page=2' };
    expect(admit('user', null, visit)).toEqual(verdict);
    expect(admit('signed-in', null, visit)).toEqual(verdict);
    expect(admit(['admin'], null, visit)).toEqual(verdict);
  });

  test.each(roles)('NAV-14 role %s enters', (role) => {
    expect(admit('user', sessionOf(role), visit)).toEqual(enters);
  });

  test('NAV-29 an expired company keeps the address and sees the notice there', () => {
    expect(admit('user', sessionOf('standard', now), visit)).toEqual({ enter: 'expired-notice' });
    expect(admit('signed-in', sessionOf('standard', now - 1), visit)).toEqual(enters);
    expect(admit('anyone', sessionOf('standard', now - 1), visit)).toEqual(enters);
  });

  test('NAV-29 a company without an expiry never expires', () => {
    expect(admit('user', sessionOf('admin', null), visit)).toEqual(enters);
  });
});

describe('pages for roles', () => {
  test.each([
    [['admin'], ['admin']],
    [
      ['sales', 'admin'],
      ['admin', 'sales'],
    ],
    [
      ['publications', 'admin'],
      ['admin', 'publications'],
    ],
  ] as const)('NAV-15 a page for %j admits %j only', (audience, admitted) => {
    const entering = roles.filter((role) => 'enter' in admit(audience, sessionOf(role), visit));
    expect(entering).toEqual(admitted);
  });

  test('NAV-26 a wrong role goes to / without a return address, so there is no redirect loop', () => {
    expect(admit(['admin'], sessionOf('sales'), visit)).toEqual({ goTo: '/' });
  });
});
