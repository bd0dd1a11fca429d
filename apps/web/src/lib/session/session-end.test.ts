import { ApiError } from '@caliper/contract/client/api-error.ts';
import { expect, test } from 'vitest';
import { afterEnd, whyEnded } from './session-end.ts';

const refusal = (code: string) => new ApiError({ status: 401, code, detail: '.' });

test('only a refusal means that a session has ended', () => {
  for (const code of ['signed-out', 'session-idle', 'not-enabled', 'user-disabled'])
    expect(whyEnded(refusal(code))).toBe(code);
  for (const other of [refusal('recent-login-required'), new TypeError('Failed to fetch')])
    expect(whyEnded(other)).toBeNull();
});

test.each([
  [
    'AUTH-18 AUTH-19 an idle session covers a page in use, and is reported on arrival',
    'session-idle',
    'cover',
    'tell',
  ],
  [
    'AUTH-21 any other end leads to the sign-in page, and means nothing to a visitor',
    'signed-out',
    'leave',
    'nothing',
  ],
  ['MEND-08 a person who is kept out leaves, and is told so on arrival', 'not-enabled', 'leave', 'tell'],
  ['MEND-08 so does a disabled one', 'user-disabled', 'leave', 'tell'],
] as const)('%s', (_, why, inUse, onArrival) => {
  expect([true, false].map((wasInUse) => afterEnd({ why, wasInUse }, false))).toEqual([inUse, onArrival]);
  // AUTH-19: a covered page is left only by its button.
  expect([true, false].map((wasInUse) => afterEnd({ why, wasInUse }, true))).toEqual(['nothing', 'nothing']);
});
