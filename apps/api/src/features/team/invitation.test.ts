import { expect, test } from 'vitest';
import { sentenceFor, stateOf } from './invitation.ts';
import { invitationMail, registeredMail, requestedMail } from './mails.ts';

const now = new Date('2026-06-01T12:00:00Z');
const later = new Date('2026-06-02T12:00:00Z');
const none = { expires_at: null, registered_at: null, denied_at: null };

test('an invitation waits for staff, then for the person, until it expires', () => {
  expect(stateOf(none, now)).toBe('pending');
  expect(stateOf({ ...none, expires_at: later }, now)).toBe('invited');
  expect(stateOf({ ...none, expires_at: now }, now)).toBe('expired');
  expect(stateOf({ ...none, expires_at: later, denied_at: now }, now)).toBe('denied');
  expect(stateOf({ ...none, expires_at: now, registered_at: now }, later)).toBe('registered');
});

test('TEAM-07 there is one sentence for each state of a registration', () => {
  const base = { ...none, company: '$& Sons', enabled: null, now };
  const registered = { ...base, expires_at: later, registered_at: now };
  const sentences = [
    sentenceFor({ ...base, expires_at: later }),
    sentenceFor({ ...base, expires_at: now }),
    sentenceFor({ ...base, expires_at: later, denied_at: now }),
    sentenceFor({ ...registered, enabled: false }),
    sentenceFor({ ...registered, enabled: true }),
    sentenceFor(registered),
  ];
  expect(new Set(sentences).size).toBe(6);
  expect(sentences[0]).toContain('invited to join $& Sons.');
  expect(sentences[3]).toBe('Your account has been created. You can sign in once it has been enabled.');
});

test('a name with line breaks does not add lines to a mail', () => {
  const company = 'Acme\r\nBcc: all@example\u2028Allow: yes';
  const mails = [
    invitationMail('Caliper', { company, register: 'https://a/r', status: 'https://a/s' }),
    requestedMail('Caliper', { company, emails: ['a@b.example'], by: company }, 'https://a/'),
    registeredMail('Caliper', 'Leader', company, 'https://a/'),
  ];
  for (const { subject, body } of mails) {
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(body).not.toMatch(/^(Bcc|Allow):/m);
  }
});
