import { expect, test } from 'vitest';
import { ApiError, fieldErrors } from './api-error.ts';

test('a refusal is shown at the fields that the server names, whatever its code', () => {
  const refused = (code: string, fields?: Record<string, string>) =>
    new ApiError({ status: 422, code, detail: 'No.', ...(fields && { fields }) });
  expect(fieldErrors(refused('invalid-fields', { year: 'Too far.' }))).toEqual({ year: 'Too far.' });
  expect(fieldErrors(refused('title-locked', { title: 'No.' }))).toEqual({ title: 'No.' });
  expect(fieldErrors(refused('report-changed'))).toEqual({});
  expect(fieldErrors(new TypeError('Failed to fetch'))).toEqual({});
});
