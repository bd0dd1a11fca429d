import { describe, expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
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
const sent: SignInEvent = { type: 'sent', ticket, verificationId: 'v-1', now: 1000 };
const typed: SignInEvent = { type: 'typed', code: '123456' };
const atCode = [submitted, passed, sent, typed, { type: 'confirming' }] satisfies SignInEvent[];

describe('the password', () => {
  test('AUTH-03 a correct one leads to the code step where a second factor is enrolled', () => {
    expect(after(submitted, passed)).toMatchObject({ step: 'code', phoneHint: '34', sending: true });
  });

  test('AUTH-03 a correct one leads to enrolment where none is', () => {
    const pending: SignInEvent = { type: 'passed', pending: { next: 'enrol', ticket } };
    expect(after(submitted, pending)).toEqual({ step: 'enrol', email });
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
    expect(failureOf(refusal).message).toBe('Something went wrong. Please try again.');
  });

  test('a network that fails is told in a clear sentence', () => {
    expect(failureOf(new TypeError('Failed to fetch')).message).toContain('could not be reached');
  });

  test('what is wrong with a field stands at the field, not above the form', () => {
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
  test('another one may be asked for a minute after the last', () => {
    expect(after(submitted, passed, sent)).toMatchObject({ sending: false, resendAt: 61_000 });
  });

  test('AUTH-06 a confirmed one is said to be confirmed', () => {
    expect(after(...atCode, { type: 'confirmed', ticket }).step).toBe('confirmed');
  });

  test('a wrong one is cleared, so that the next can be typed at once', () => {
    const state = after(...atCode, failed('code-invalid', 422)) as CodeStep;
    expect(state).toMatchObject({ code: '', codeProblem: 'Sentence of code-invalid.', confirming: false });
  });

  test('a network that fails loses nothing that was typed', () => {
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

  test('a message that cannot be sent is told without losing the step', () => {
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

  test('nothing is typed into a code that is being checked', () => {
    const state = after(...atCode);
    expect(signInReducer(state, { type: 'typed', code: '1' })).toBe(state);
  });
});
