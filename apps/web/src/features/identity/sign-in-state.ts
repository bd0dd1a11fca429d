import type { Answer } from '@caliper/contract/endpoints.ts';
import { signIn as limits } from '@caliper/contract/limits.ts';
import type { Failure } from './sign-in-failure.ts';

export interface CredentialsStep {
  step: 'credentials';
  email: string;
  busy: boolean;
  problem: string | null;
  fields: Record<string, string>;
}

export interface CodeStep {
  step: 'code';
  email: string;
  ticket: string;
  phoneHint: string | null;
  /** None while the first message is on its way. */
  verificationId: string | null;
  sending: boolean;
  confirming: boolean;
  code: string;
  /** What went wrong with the message, and what with the code that was typed. */
  problem: string | null;
  codeProblem: string | null;
  /** From this moment, in milliseconds, another code may be asked for. */
  resendAt: number;
}

export type SignInState =
  | CredentialsStep
  | CodeStep
  | { step: 'enrol'; email: string }
  | { step: 'confirmed'; email: string };

/** Answers carry the ticket they belong to: one that arrives after the person has started anew is not for them. */
export type SignInEvent =
  | { type: 'submitted'; email: string }
  | { type: 'passed'; pending: Answer<'signIn'> }
  | { type: 'sending' }
  | { type: 'sent'; ticket: string; verificationId: string; now: number }
  | { type: 'typed'; code: string }
  | { type: 'confirming' }
  | { type: 'confirmed'; ticket: string }
  | { type: 'failed'; ticket: string | null; failure: Failure }
  | { type: 'restarted' };

export function atCredentials(email = '', problem: string | null = null): CredentialsStep {
  return { step: 'credentials', email, busy: false, problem, fields: {} };
}

export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === 'restarted') return atCredentials(state.email);
  if (state.step === 'credentials') return credentials(state, event);
  if (state.step === 'code') return code(state, event);
  if (event.type === 'failed') return atCredentials(state.email, event.failure.message);
  return state;
}

function credentials(state: CredentialsStep, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'submitted':
      return { ...atCredentials(event.email), busy: true };
    case 'passed':
      return state.busy ? afterPassword(state.email, event.pending) : state;
    case 'failed':
      return state.busy && event.ticket === null ? refused(state, event.failure) : state;
    default:
      return state;
  }
}

function refused(state: CredentialsStep, { message, fields }: Failure): CredentialsStep {
  const onFields = fields.email !== undefined || fields.password !== undefined;
  return { ...state, busy: false, problem: onFields ? null : message, fields };
}

function afterPassword(email: string, { next, ticket, phoneHint }: Answer<'signIn'>): SignInState {
  if (next === 'enrol') return { step: 'enrol', email };
  return {
    step: 'code',
    email,
    ticket,
    phoneHint: phoneHint ?? null,
    verificationId: null,
    sending: true,
    confirming: false,
    code: '',
    problem: null,
    codeProblem: null,
    resendAt: 0,
  };
}

function code(state: CodeStep, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'sending':
      return { ...state, sending: true, problem: null, codeProblem: null, code: '' };
    case 'sent':
      return event.ticket === state.ticket ? sent(state, event.verificationId, event.now) : state;
    case 'typed':
      return state.confirming ? state : { ...state, code: event.code, codeProblem: null };
    case 'confirming':
      return { ...state, confirming: true, problem: null, codeProblem: null };
    case 'confirmed':
      return event.ticket === state.ticket ? { step: 'confirmed', email: state.email } : state;
    case 'failed':
      return event.ticket === state.ticket ? codeFailed(state, event.failure) : state;
    default:
      return state;
  }
}

function sent(state: CodeStep, verificationId: string, now: number): CodeStep {
  return { ...state, verificationId, sending: false, resendAt: now + limits.resendSeconds * 1000 };
}

function codeFailed(state: CodeStep, { endsSignIn, spendsCode, message }: Failure): SignInState {
  if (endsSignIn) return atCredentials(state.email, message);
  if (state.sending) return { ...state, sending: false, problem: message };
  return { ...state, confirming: false, codeProblem: message, code: spendsCode ? '' : state.code };
}
