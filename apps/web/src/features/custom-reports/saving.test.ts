import { ApiError } from '@caliper/contract/client/api-error.ts';
import {
  customReportsProblems,
  customReportsTexts,
} from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import type { ProblemCode } from '@caliper/contract/problems.ts';
import { expect, test } from 'vitest';
import { connectionLost } from '../../lib/forms/failures.ts';
import { failureNote, lengthProblem, named, titleFailure, titleProblem } from './saving.ts';

test('CR-03 a title has at most 100 characters, regardless of their bytes', () => {
  expect(lengthProblem('é'.repeat(100))).toBeNull();
  expect(lengthProblem('🦵'.repeat(100))).toBeNull();
  expect(lengthProblem(`${'x'.repeat(100)}  `)).toBeNull();
  expect(lengthProblem('x'.repeat(101))).toBe('Title must not exceed 100 characters');
});

test('CR-01 a title is required for saving', () => {
  expect(titleProblem('  ')).toBe('Please enter a title.');
  expect(titleProblem('Knees')).toBeNull();
});

test('CR-01 the title appears in the sentence unchanged', () => {
  expect(named(customReportsTexts.created, 'Knees $& more')).toBe('Custom report "Knees $& more" created');
});

const refused = (code: keyof typeof customReportsProblems & ProblemCode, fields = {}) =>
  new ApiError({ ...customReportsProblems[code], code, fields });

test('CR-03 an error of the title is shown under it, and nowhere else', () => {
  const words = 'Title must not exceed 100 characters';
  const error = refused('custom-report-title', { c_report_name: words });
  expect(titleFailure(error)).toBe(words);
  expect(failureNote(error)).toBeNull();
});

test('CR-04 CR-13 limits are reported in the words of the server', () => {
  const words = 'Custom Bookmarks limit reached';
  expect(failureNote(refused('bookmarks-limit', { bookmarks: words }))).toBe(words);
  expect(failureNote(refused('too-many-custom-reports'))).toBe(
    'Too many Custom Reports have been created from your IP address, please try again later.',
  );
});

test('a lost connection and a deleted custom report are reported as such', () => {
  expect(failureNote(new TypeError('Failed to fetch'))).toBe(connectionLost);
  const gone = new ApiError({ status: 404, code: 'not-found', detail: 'There is nothing at this address.' });
  expect(failureNote(gone)).toMatch(/^This no longer exists/);
});

test('an error of a field that the dialog does not show is reported all the same', () => {
  const fields = { bookmarks: 'Please enter a shorter text.' };
  const detail = 'Please check the marked fields.';
  const error = new ApiError({ status: 422, code: 'invalid-fields', detail, fields });
  expect(failureNote(error)).toBe('Please enter a shorter text.');
});

test('without an error there is no note', () => {
  expect(failureNote(null)).toBeNull();
});
