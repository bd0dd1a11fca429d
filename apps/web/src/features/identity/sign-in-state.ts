import type { Answer } from '@caliper/contract/endpoints.ts';
import { signIn as limits } from '@caliper/contract/limits.ts';
import { reloadDelays } from './delays.ts';
import type { Failure, WayOn } from './sign-in-failure.ts';

export interface CredentialsStep {
  step: 'credentials';
  email: string;
  busy: boolean;
  problem: string | null;
  /** Whom the person can ask about the problem. */
  wayOn: WayOn | null;
  /** What stands beside the problem. */
  beside: string | null;
  fields: Record<string, string>;
}

/** The password was correct, but there is no phone to send a code to yet. */
export interface PhoneStep {
  step: 'phone';
  email: string;
  ticket: string;
  phone: string;
  sending: boolean;
  /** Why a message cannot be sent, and what is wrong with the number. */
  problem: string | null;
  phoneProblem: string | null;
  /** The problem is an unverified e-mail. */
  awaitsEmail: boolean;
}

export interface CodeStep {
  step: 'code';
  email: string;
  ticket: string;
  /** The number being enrolled; null if one is enrolled already. */
  phone: string | null;
  phoneHint: string | null;
  /** Null while the first message is being sent. */
  verificationId: string | null;
  sending: boolean;
  confirming: boolean;
  code: string;
  /** The problem with the message, and the problem with the typed code. */
  problem: string | null;
  codeProblem: string | null;
  /** From this moment on, in epoch milliseconds, another code may be requested. */
  resendAt: number;
}

/** Says why the sign-in has to start again, and then reloads. */
interface LeavingStep {
  step: 'leaving';
  email: string;
  message: string;
  reloadAfter: number;
}

export type SignInState =
  | CredentialsStep
  | PhoneStep
  | CodeStep
  | LeavingStep
  | { step: 'confirmed' | 'enrolled'; email: string };

/** Answers carry their ticket: one that arrives after the person has started again is ignored. */
export type SignInEvent =
  | { type: 'submitted'; email: string }
  | { type: 'passed'; pending: Answer<'signIn'> }
  /** With a number while one is being enrolled. */
  | { type: 'sending'; phone?: string }
  | { type: 'phone missing' }
  | { type: 'sent'; ticket: string; verificationId: string; now: number }
  | { type: 'phone asked again' }
  | { type: 'typed'; code: string }
  | { type: 'confirming' }
  | { type: 'confirmed'; ticket: string }
  | { type: 'failed'; ticket: string | null; failure: Failure }
  | { type: 'restarted' };

export function atCredentials(email = '', problem: string | null = null): CredentialsStep {
  return { step: 'credentials', email, busy: false, problem, wayOn: null, beside: null, fields: {} };
}

export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  if (state.step === 'leaving') return state;
  if (event.type === 'restarted') return atCredentials(state.email);
  if (state.step === 'credentials') return credentials(state, event);
  if (state.step === 'phone') return phone(state, event);
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

function refused(state: CredentialsStep, { message, fields, wayOn, beside }: Failure): CredentialsStep {
  const onFields = fields.email !== undefined || fields.password !== undefined;
  return { ...state, busy: false, problem: onFields ? null : message, wayOn, beside, fields };
}

function afterPassword(email: string, { next, ticket, phoneHint }: Answer<'signIn'>): SignInState {
  if (next === 'enrol') return atPhone(email, ticket, '');
  return { ...atCode(email, ticket), phoneHint: phoneHint ?? null, sending: true };
}

function atPhone(email: string, ticket: string, number: string): PhoneStep {
  return {
    step: 'phone',
    email,
    ticket,
    phone: number,
    sending: false,
    problem: null,
    phoneProblem: null,
    awaitsEmail: false,
  };
}

function atCode(email: string, ticket: string): CodeStep {
  return {
    step: 'code',
    email,
    ticket,
    phone: null,
    phoneHint: null,
    verificationId: null,
    sending: false,
    confirming: false,
    code: '',
    problem: null,
    codeProblem: null,
    resendAt: 0,
  };
}

function phone(state: PhoneStep, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'phone missing':
      return { ...atPhone(state.email, state.ticket, ''), phoneProblem: 'Please enter a phone number.' };
    case 'sending':
      return { ...atPhone(state.email, state.ticket, event.phone ?? ''), sending: true };
    case 'sent':
      return event.ticket === state.ticket ? afterPhone(state, event.verificationId, event.now) : state;
    case 'failed':
      return event.ticket === state.ticket ? phoneFailed(state, event.failure) : state;
    default:
      return state;
  }
}

function afterPhone({ email, ticket, phone: number }: PhoneStep, verificationId: string, now: number) {
  return sent({ ...atCode(email, ticket), phone: number, phoneHint: number.slice(-2) }, verificationId, now);
}

function phoneFailed(state: PhoneStep, failure: Failure): SignInState {
  const { endsSignIn, isStale, isAboutPhone, awaitsEmail, message } = failure;
  if (isStale) return leaving(state.email, message, reloadDelays.stalePhone);
  if (endsSignIn) return atCredentials(state.email, message);
  const stays = { ...state, sending: false };
  return isAboutPhone ? { ...stays, phoneProblem: message } : { ...stays, problem: message, awaitsEmail };
}

function leaving(email: string, message: string, reloadAfter: number): LeavingStep {
  return { step: 'leaving', email, message, reloadAfter };
}

function code(state: CodeStep, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'sending':
      return { ...state, sending: true, problem: null, codeProblem: null, code: '' };
    case 'sent':
      return event.ticket === state.ticket ? sent(state, event.verificationId, event.now) : state;
    case 'phone asked again':
      return state.phone === null ? state : atPhone(state.email, state.ticket, state.phone);
    case 'typed':
      return state.confirming ? state : { ...state, code: event.code, codeProblem: null };
    case 'confirming':
      return { ...state, confirming: true, problem: null, codeProblem: null };
    case 'confirmed':
      return event.ticket === state.ticket ? afterCode(state) : state;
    case 'failed':
      return event.ticket === state.ticket ? codeFailed(state, event.failure) : state;
    default:
      return state;
  }
}

function sent(state: CodeStep, verificationId: string, now: number): CodeStep {
  return { ...state, verificationId, sending: false, resendAt: now + limits.resendSeconds * 1000 };
}

function afterCode({ email, phone: number }: CodeStep): SignInState {
  return { step: number === null ? 'confirmed' : 'enrolled', email };
}

function codeFailed(state: CodeStep, failure: Failure): SignInState {
  const { endsSignIn, isStale, spendsCode, message } = failure;
  if (isStale) return leaving(state.email, message, reloadDelays.staleCode);
  if (endsSignIn) return atCredentials(state.email, message);
  if (state.sending) return { ...state, sending: false, problem: message };
  return { ...state, confirming: false, codeProblem: message, code: spendsCode ? '' : state.code };
}
