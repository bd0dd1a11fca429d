import { ApiError } from '@caliper/contract/client/api-error.ts';
import { expect, test } from 'vitest';
import { checkNewPassword, newPasswordProblems } from './new-password-form.tsx';

const problem = (code: string, fields?: Record<string, string>) =>
  new ApiError({ status: 422, code, detail: `Sentence of ${code}`, ...(fields && { fields }) });

test('AUTH-26 passwords that differ are reported before anything is sent', () => {
  expect(checkNewPassword({ password: 'one thing', confirmPassword: 'another' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  expect(checkNewPassword({ password: 'one thing', confirmPassword: 'one thing' })).toEqual({});
});

test("AUTH-26 the server's message about a field is shown at the field", () => {
  const weak = { password: 'Too weak.' };
  expect(newPasswordProblems(problem('weak-password', weak))).toEqual(weak);
  const long = { confirmPassword: 'Too long.' };
  expect(newPasswordProblems(problem('invalid-fields', long))).toEqual(long);
});

test('any other error is shown above the form', () => {
  expect(newPasswordProblems(problem('invalid-fields', { token: 'Too long.' }))).toEqual({
    form: 'Sentence of invalid-fields',
  });
  expect(newPasswordProblems(problem('too-many-attempts'))).toEqual({
    form: 'Sentence of too-many-attempts',
  });
  expect(newPasswordProblems(new TypeError('Failed to fetch'))).toEqual({
    form: 'The portal could not be reached. Check your connection and try again.',
  });
});
