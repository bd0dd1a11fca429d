import { ApiError } from '@caliper/contract/client/api-error.ts';
import { describe, expect, test } from 'vitest';
import { failureOf } from './sign-in-failure.ts';
import {
  atCredentials,
  type CodeStep,
  type SignInEvent,
  type SignInState,
  signInReducer,
} from './sign-in-state.ts';

const email = 'lead@meridian.example';
const ticket = 't-1';
const after = (...events: SignInEvent[]): SignInState => events.reduce(signInReducer, atCredentials());
const failed = (code: string, status: number, forTicket: string | null = ticket): SignInEvent => ({
  type: 'failed',
  ticket: forTicket,
  failure: failureOf(new ApiError({ code, status, detail: `Sentence of ${code}.` })),
});

const submitted: SignInEvent = { type: 'submitted', email };
const passed: SignInEvent = { type: 'passed', pending: { next: 'code', ticket, phoneHint: '34' } };
const mustEnrol: SignInEvent = { type: 'passed', pending: { next: 'enrol', ticket } };
const sent: SignInEvent = { type: 'sent', ticket, verificationId: 'v-1', now: 1000 };
const typed: SignInEvent = { type: 'typed', code: '123456' };
const atCode = [submitted, passed, sent, typed, { type: 'confirming' }] satisfies SignInEvent[];

describe('the password', () => {
  test('AUTH-03 a correct one leads to the code step if a second factor is enrolled', () => {
    expect(after(submitted, passed)).toMatchObject({ step: 'code', phoneHint: '34', sending: true });
  });

  test('AUTH-03 a correct one leads to the phone step if none is', () => {
    expect(after(submitted, mustEnrol)).toMatchObject({ step: 'phone', email, phone: '', sending: false });
  });

  test('AUTH-12 a failed login shows the message of its answer and keeps the e-mail', () => {
    expect(after(submitted, failed('invalid-credentials', 401, null))).toMatchObject({
      step: 'credentials',
      email,
      busy: false,
      problem: 'Sentence of invalid-credentials.',
    });
  });

  test("AUTH-12 'Missing or insufficient permissions.' is never shown", () => {
    const refusal = new ApiError({
      code: 'forbidden',
      status: 403,
      detail: 'Missing or insufficient permissions.',
    });
    expect(failureOf(refusal).message).toBe(
      'Something went wrong. You may have tried too many times. Please try again later.',
    );
    expect(failureOf(refusal, 'enrolment').message).toBe('Something went wrong.');
  });

  test('a network failure is reported in a clear sentence', () => {
    expect(failureOf(new TypeError('Failed to fetch')).message).toContain('could not be reached');
  });

  test('an error of a field is shown at the field, not above the form', () => {
    const failure = failureOf(
      new ApiError({ code: 'invalid-fields', status: 422, detail: 'x', fields: { email: 'Too long.' } }),
    );
    expect(after(submitted, { type: 'failed', ticket: null, failure })).toMatchObject({
      problem: null,
      fields: { email: 'Too long.' },
    });
  });
});

describe('the code', () => {
  test('another one may be requested a minute after the last', () => {
    expect(after(submitted, passed, sent)).toMatchObject({ sending: false, resendAt: 61_000 });
  });

  test('AUTH-06 a confirmed one is shown as confirmed', () => {
    expect(after(...atCode, { type: 'confirmed', ticket }).step).toBe('confirmed');
  });

  test('a wrong one is cleared, so that the next can be typed at once', () => {
    const state = after(...atCode, failed('code-invalid', 422)) as CodeStep;
    expect(state).toMatchObject({ code: '', codeProblem: 'Sentence of code-invalid.', confirming: false });
  });

  test('a network failure loses no input', () => {
    const down: SignInEvent = { type: 'failed', ticket, failure: failureOf(new TypeError('down')) };
    expect(after(...atCode, down)).toMatchObject({ step: 'code', code: '123456', confirming: false });
  });

  test.each(['missing', 'invalid', 'expired'])(
    'a sign-in session that is %s goes back to the first step',
    (why) => {
      const state = after(...atCode, failed(`sign-in-session-${why}`, 401));
      expect(state).toMatchObject({
        step: 'credentials',
        email,
        problem: `Sentence of sign-in-session-${why}.`,
      });
    },
  );

  test('a message that cannot be sent is reported without losing the step', () => {
    const state = after(submitted, passed, failed('sms-budget-spent', 429));
    expect(state).toMatchObject({ step: 'code', sending: false, problem: 'Sentence of sms-budget-spent.' });
  });

  test('an answer that belongs to an earlier attempt changes nothing', () => {
    const again = after(...atCode, { type: 'restarted' }, submitted, {
      type: 'passed',
      pending: { next: 'code', ticket: 't-2' },
    });
    expect(signInReducer(again, sent)).toBe(again);
    expect(signInReducer(again, failed('code-invalid', 422))).toBe(again);
  });

  test('nothing can be typed while a code is being checked', () => {
    const state = after(...atCode);
    expect(signInReducer(state, { type: 'typed', code: '1' })).toBe(state);
  });
});

describe('enrolment', () => {
  const phone = '+15550100034';
  const atPhone: SignInEvent[] = [submitted, mustEnrol];
  const numbered: SignInEvent[] = [...atPhone, { type: 'sending', phone }];
  const atItsCode: SignInEvent[] = [...numbered, sent, typed, { type: 'confirming' }];

  test('AUTH-04 phone, then code, then enrolled', () => {
    expect(after(...numbered)).toMatchObject({ step: 'phone', phone, sending: true });
    expect(after(...numbered, sent)).toMatchObject({
      step: 'code',
      phone,
      phoneHint: '34',
      verificationId: 'v-1',
    });
    expect(after(...atItsCode, { type: 'confirmed', ticket })).toEqual({ step: 'enrolled', email });
  });

  test('AUTH-04 resending leads back to the phone number, which is kept', () => {
    const back = after(...numbered, sent, { type: 'phone asked again' });
    expect(back).toMatchObject({ step: 'phone', phone, ticket, sending: false });
  });

  test('an enrolled phone is never requested again', () => {
    const state = after(submitted, passed, sent);
    expect(signInReducer(state, { type: 'phone asked again' })).toBe(state);
  });

  test('AUTH-11 a missing number is reported under the field', () => {
    expect(after(...atPhone, { type: 'phone missing' })).toMatchObject({
      phoneProblem: 'Please enter a phone number.',
      sending: false,
    });
  });

  test.each(['phone-missing', 'phone-invalid', 'phone-refused'])(
    'AUTH-05 AUTH-11 %s stands under the field and keeps the number',
    (code) => {
      expect(after(...numbered, failed(code, 422))).toMatchObject({
        step: 'phone',
        phone,
        phoneProblem: `Sentence of ${code}.`,
        problem: null,
      });
    },
  );

  test.each([
    ['sms-budget-spent', 429],
    ['captcha-failed', 422],
    ['too-many-second-factors', 409],
  ])('AUTH-11 %s is shown above the field and keeps the step', (code, status) => {
    expect(after(...numbered, failed(code, status))).toMatchObject({
      step: 'phone',
      problem: `Sentence of ${code}.`,
      phoneProblem: null,
      awaitsEmail: false,
    });
  });

  test('AUTH-27 an unverified e-mail keeps the step, so that the person can come back from its link', () => {
    const state = after(...numbered, failed('email-unverified', 403));
    expect(state).toMatchObject({
      step: 'phone',
      problem: 'Sentence of email-unverified.',
      awaitsEmail: true,
    });
    expect(signInReducer(state, { type: 'sending', phone })).toMatchObject({
      problem: null,
      awaitsEmail: false,
    });
  });

  test('AUTH-26 a sign-in that is no longer recent reloads after 1.5 s in the phone step and 5 s in the code step', () => {
    const stale = failed('recent-login-required', 401);
    expect(after(...numbered, stale)).toMatchObject({ step: 'leaving', reloadAfter: 1500 });
    const leaving = after(...atItsCode, stale);
    expect(leaving).toMatchObject({
      step: 'leaving',
      reloadAfter: 5000,
      message: 'Sentence of recent-login-required.',
    });
    expect(signInReducer(leaving, { type: 'restarted' })).toBe(leaving);
  });

  test.each([
    ['already-enrolled', 409],
    ['unsupported-first-factor', 403],
    ['sign-in-session-expired', 401],
  ])('AUTH-11 %s restarts the sign-in and shows its sentence', (code, status) => {
    const again = { step: 'credentials', email, problem: `Sentence of ${code}.` };
    expect(after(...numbered, failed(code, status))).toMatchObject(again);
    expect(after(...atItsCode, failed(code, status))).toMatchObject(again);
  });

  test.each(['device-limit-user', 'device-limit-company'])(
    'AUTH-23 AUTH-24 %s at the last step begins again with its sentence',
    (code) => {
      expect(after(...atItsCode, failed(code, 403))).toMatchObject({
        step: 'credentials',
        problem: `Sentence of ${code}.`,
      });
    },
  );

  test('AUTH-11 after a wrong code another can be typed', () => {
    expect(after(...atItsCode, failed('code-invalid', 422))).toMatchObject({
      step: 'code',
      code: '',
      phone,
      codeProblem: 'Sentence of code-invalid.',
    });
  });

  test('an answer that belongs to an earlier attempt changes nothing', () => {
    const state = after(...numbered);
    expect(signInReducer(state, { ...sent, ticket: 't-0' })).toBe(state);
    expect(signInReducer(state, failed('phone-invalid', 422, 't-0'))).toBe(state);
  });
});
