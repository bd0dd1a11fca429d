import { ApiError } from '@caliper/contract/client/api-error.ts';
import { expect, test } from 'vitest';
import { afterEnd, whyEnded } from './session-end.ts';

const refusal = (code: string) => new ApiError({ status: 401, code, detail: '.' });

test('only a refusal means that a session has ended', () => {
  expect(whyEnded(refusal('signed-out'))).toBe('signed-out');
  expect(whyEnded(refusal('session-idle'))).toBe('session-idle');
  expect(whyEnded(refusal('not-enabled'))).toBe('not-enabled');
  expect(whyEnded(refusal('user-disabled'))).toBe('user-disabled');
  expect(whyEnded(refusal('recent-login-required'))).toBeNull();
  expect(whyEnded(new TypeError('Failed to fetch'))).toBeNull();
});

test('AUTH-18 AUTH-19 an idle session covers a page in use, and is reported to a person who arrives', () => {
  expect(afterEnd({ why: 'session-idle', wasInUse: true }, false)).toBe('cover');
  expect(afterEnd({ why: 'session-idle', wasInUse: false }, false)).toBe('tell');
});

test('AUTH-21 any other end leads to the sign-in page, and means nothing to a visitor', () => {
  expect(afterEnd({ why: 'signed-out', wasInUse: true }, false)).toBe('leave');
  expect(afterEnd({ why: 'signed-out', wasInUse: false }, false)).toBe('nothing');
});

test('MEND-08 a person who is kept out leaves a page in use, and is told so on arrival', () => {
  for (const why of ['not-enabled', 'user-disabled'] as const) {
    expect(afterEnd({ why, wasInUse: true }, false)).toBe('leave');
    expect(afterEnd({ why, wasInUse: false }, false)).toBe('tell');
  }
});

test('AUTH-19 a covered page is left only by its button', () => {
  expect(afterEnd({ why: 'signed-out', wasInUse: true }, true)).toBe('nothing');
  expect(afterEnd({ why: 'session-idle', wasInUse: false }, true)).toBe('nothing');
});
