import { customReportsTexts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { expect, test } from 'vitest';
import { lengthProblem, named, titleProblem } from './title.ts';

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
