import { ApiError } from '@caliper/contract/client/api-error.ts';
import { expect, test } from 'vitest';
import { draftErrors, emptyDraft, isFieldProblem, registerReason } from './use-registration.ts';

const problem = (code: string, fields?: Record<string, string>) =>
  new ApiError({ status: 422, code, detail: `Sentence of ${code}`, ...(fields && { fields }) });
const filled = {
  ...emptyDraft,
  firstName: 'Mei',
  lastName: 'Tanaka',
  title: 'Analyst',
  password: 'a good password',
  confirmPassword: 'a good password',
};

test('TEAM-04 MEND-21 names, title and both passwords are required; phone, country and category are not', () => {
  expect(draftErrors({ ...emptyDraft, firstName: '  ' })).toEqual({
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    title: 'Please enter your title.',
    password: 'Please enter a password.',
    confirmPassword: 'Please enter the password again.',
  });
  expect(draftErrors(filled)).toEqual({});
});

test('TEAM-04 passwords that differ are reported before anything is sent', () => {
  expect(draftErrors({ ...filled, confirmPassword: 'another' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
});

test("TEAM-04 the server's message about a field is shown at the field only", () => {
  const error = problem('weak-password', { password: 'Too weak.' });
  expect([isFieldProblem(error), registerReason(error)]).toEqual([true, null]);
});

test('TEAM-05 any other failure has a reason, except an e-mail in use, which has its own notification', () => {
  const taken = problem('email-registered', { email: 'In use.' });
  expect([isFieldProblem(taken), registerReason(taken)]).toEqual([false, null]);
  expect(registerReason(problem('too-many-attempts'))).toBe('Sentence of too-many-attempts');
  expect(registerReason(new TypeError('Failed to fetch'))).toMatch(
    /connection was lost.*Nothing you entered/,
  );
  expect(isFieldProblem(problem('invalid-fields', { token: 'Please check this field.' }))).toBe(false);
});
