import { ApiError } from '@caliper/contract/client/api-error.ts';
import { problems } from '@caliper/contract/problems.ts';
import { expect, test } from 'vitest';
import { connectionLost, failureWords } from './failures.ts';

const full = new ApiError({ ...problems['storage-full'], code: 'storage-full' });

test('a failure is explained in the words of the server', () => {
  expect(failureWords(full)).toBe(problems['storage-full'].detail);
});

test('a lost connection is reported as such, and not as a request that was not sent', () => {
  expect(failureWords(new TypeError('Failed to fetch'))).toBe(connectionLost);
  expect(connectionLost).not.toMatch(/request/);
});
