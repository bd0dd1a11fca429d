import { ApiError } from '@caliper/contract/client/api-error.ts';
import { expect, test } from 'vitest';
import { connectionLost } from '../../../lib/forms/failure-words.ts';
import { missingIn, reasonOf, trimmed } from './profile-draft.ts';

const draft = { name: ' Ines ', title: '', phone: ' +1 555 ' };

test('ACC-03 a name is required, title and phone are not', () => {
  expect(missingIn(draft)).toEqual({});
  expect(missingIn({ ...draft, name: '  ' })).toEqual({ name: 'Please enter your name.' });
  expect(trimmed(draft)).toEqual({ name: 'Ines', title: '', phone: '+1 555' });
});

test('an error of a field is shown under it and needs no other place', () => {
  const fields = { phone: 'Please enter a shorter text.' };
  const invalid = new ApiError({ status: 422, code: 'invalid-fields', detail: 'Please check.', fields });
  expect(reasonOf(invalid)).toBeNull();
  const away = new ApiError({ status: 503, code: 'unavailable', detail: 'The service is busy.' });
  expect(reasonOf(away)).toBe('The service is busy.');
  expect(reasonOf(new TypeError('Failed to fetch'))).toBe(connectionLost);
});
