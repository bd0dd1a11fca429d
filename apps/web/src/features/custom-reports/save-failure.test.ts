import { ApiError } from '@caliper/contract/client/api-error.ts';
import { customReportsProblems } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import type { ProblemCode } from '@caliper/contract/problems.ts';
import { expect, test } from 'vitest';
import { failureNote, titleFailure } from './save-failure.ts';

const refused = (code: keyof typeof customReportsProblems & ProblemCode, fields = {}) =>
  new ApiError({ ...customReportsProblems[code], code, fields });

test('CR-03 what is wrong with the title stands under it, and nowhere else', () => {
  const words = 'Title must not exceed 100 characters';
  const error = refused('custom-report-title', { c_report_name: words });
  expect(titleFailure(error)).toBe(words);
  expect(failureNote(error)).toBeNull();
});

test('CR-04 CR-13 limits are told in the words of the server', () => {
  expect(failureNote(refused('bookmarks-limit', { bookmarks: 'x' }))).toBe('Custom Bookmarks limit reached');
  expect(failureNote(refused('too-many-custom-reports'))).toBe(
    'Too many Custom Reports have been created from your IP address, please try again later.',
  );
});

test('a lost connection is told as such, and what is gone as gone', () => {
  expect(failureNote(new TypeError('Failed to fetch'))).toMatch(/connection was lost/);
  const gone = new ApiError({ status: 404, code: 'not-found', detail: 'There is nothing at this address.' });
  expect(failureNote(gone)).toMatch(/^This is no longer there/);
});

test('as long as nothing went wrong nothing is told', () => {
  expect(failureNote(null)).toBeNull();
});
