import { ApiError } from '@caliper/contract/client/api-error.ts';
import { expect, test } from 'vitest';
import { checkNewPassword, newPasswordProblems } from './new-password.ts';

const problem = (code: string, fields?: Record<string, string>) =>
  new ApiError({ status: 422, code, detail: `Sentence of ${code}`, ...(fields && { fields }) });

test('AUTH-26 passwords that differ are reported before anything is sent', () => {
  expect(checkNewPassword({ password: 'one thing', confirmPassword: 'another' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  expect(checkNewPassword({ password: 'one thing', confirmPassword: 'one thing' })).toEqual({});
});

test('AUTH-26 a weak password is reported under the password, a difference under the confirmation', () => {
  expect(newPasswordProblems(problem('weak-password'))).toEqual({ password: 'Sentence of weak-password' });
  expect(newPasswordProblems(problem('passwords-differ'))).toEqual({
    confirmPassword: 'Sentence of passwords-differ',
  });
});

test("the server's message about a field is shown at the field", () => {
  const error = problem('invalid-fields', { password: 'Too long.' });
  expect(newPasswordProblems(error)).toEqual({ password: 'Too long.' });
});

test('any other error is shown above the form', () => {
  expect(newPasswordProblems(problem('too-many-attempts'))).toEqual({
    form: 'Sentence of too-many-attempts',
  });
  expect(newPasswordProblems(new TypeError('Failed to fetch'))).toEqual({
    form: 'The portal could not be reached. Check your connection and try again.',
  });
});
