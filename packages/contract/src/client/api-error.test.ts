import { expect, test } from 'vitest';
import { ApiError, fieldErrors, messageOf, problemFrom } from './api-error.ts';

test('a refusal is shown at the fields that the server names, whatever its code', () => {
  const refused = (code: string, fields?: Record<string, string>) =>
    new ApiError({ status: 422, code, detail: 'No.', ...(fields && { fields }) });
  expect(fieldErrors(refused('invalid-fields', { year: 'Too far.' }))).toEqual({ year: 'Too far.' });
  expect(fieldErrors(refused('title-locked', { title: 'No.' }))).toEqual({ title: 'No.' });
  expect(fieldErrors(refused('report-changed'))).toEqual({});
  expect(fieldErrors(new TypeError('Failed to fetch'))).toEqual({});
});

test('MEND-10 MEND-34 the second line of a problem stands below its sentence, and below the field that has it', () => {
  const problem = { code: 'weak-password', detail: 'No.', hint: 'It is your name.' };
  const fields = { password: 'No.', title: 'Too long.' };
  const error = problemFrom(422, { ...problem, fields });
  expect(messageOf(error)).toBe('No.\nIt is your name.');
  expect(fieldErrors(error)).toEqual({ password: 'No.\nIt is your name.', title: 'Too long.' });
  expect(messageOf(problemFrom(422, { ...problem, hint: 7 }))).toBe('No.');
});
