import { expect, test } from 'vitest';
import { invitationWords, isOpen } from './end-invitation.tsx';

const expiresAt = Date.UTC(2026, 10, 22, 9) / 1000;

test('TEAM-03 MEND-13 a leader sees the state of each invitation, and who decides', () => {
  expect(invitationWords({ state: 'pending', expiresAt: null })).toBe('Waiting for approval by our staff');
  expect(invitationWords({ state: 'invited', expiresAt })).toBe(
    'Invitation sent, link works until 2026-11-22',
  );
  expect(invitationWords({ state: 'expired', expiresAt })).toBe('The link expired on 2026-11-22');
  expect(invitationWords({ state: 'denied', expiresAt: null })).toBe('Denied by our staff');
});

test('TEAM-11 an invitation holds a license while it waits for staff or for the invited person', () => {
  const states = ['pending', 'invited', 'expired', 'denied'] as const;
  expect(states.filter((state) => isOpen({ state }))).toEqual(['pending', 'invited']);
});
