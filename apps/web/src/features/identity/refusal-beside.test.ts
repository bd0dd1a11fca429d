import { ownWords, ownWordsFor, refusals } from '@caliper/contract/access-check/access-check.values.ts';
import { ApiError } from '@caliper/contract/client/api-error.ts';
import { problems } from '@caliper/contract/problems.ts';
import { expect, test } from 'vitest';
import { failureOf } from './sign-in-failure.ts';

test.each(['user-disabled', 'not-enabled', 'company-expired', 'email-unverified'] as const)(
  'STAFF-06 at the door, %s has its sentence to the letter, and the reason and remedy beside it',
  (code) => {
    const { message, beside } = failureOf(new ApiError({ ...problems[code], code }));
    expect(message).toBe(problems[code].detail);
    expect(beside).toBe(ownWordsFor(code));
    expect(beside).toMatch(/\. .+\./);
  },
);

test('STAFF-06 what must not be told is not told beside it either', () => {
  expect(refusals.filter((reason) => ownWords[reason] === null)).toEqual([
    'hidden',
    'not shared',
    'no dashboard',
  ]);
  expect([ownWordsFor('not-found'), ownWordsFor('invalid-credentials')]).toEqual([null, null]);
});
