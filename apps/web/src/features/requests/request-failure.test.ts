import { ApiError } from '@caliper/contract/client/api-error.ts';
import { problems } from '@caliper/contract/problems.ts';
import { expect, test } from 'vitest';
import { noticeOf, requestNotSent } from './request-failure.ts';

const invalid = (fields: Record<string, string>) =>
  new ApiError({ status: 422, code: 'invalid-fields', detail: 'Please check the marked fields.', fields });
const limited = new ApiError({ ...problems['too-many-requests'], code: 'too-many-requests' });

test('an error shown under its field is not repeated in a notice', () => {
  const error = invalid({ message: 'Please enter a message.' });
  expect(noticeOf(error, ['message'])).toBeNull();
});

test('an error of a field that the form does not show becomes a notice', () => {
  const error = invalid({ message: 'Please enter a message.', name: 'Please enter your name.' });
  expect(noticeOf(error, ['message'])).toBe('Please enter your name.');
});

test('CON-02 too many requests are reported in the words of the server', () => {
  expect(noticeOf(limited, ['message'])).toBe(
    'Too many requests have been sent from your IP address, please try again later.',
  );
});

test('a lost connection is reported as such, not in the words of the browser', () => {
  expect(noticeOf(new TypeError('Failed to fetch'), ['message'])).toBe(requestNotSent);
});
