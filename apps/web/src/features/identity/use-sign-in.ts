import type { Body } from '@caliper/contract/endpoints.ts';
import { signIn as limits } from '@caliper/contract/limits.ts';
import { useMutation } from '@tanstack/react-query';
import { useReducer } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { openSession } from '../../lib/session/session.ts';
import { prepareCaptcha, solveCaptcha } from './captcha.ts';
import { reloadDelays } from './delays.ts';
import { failureOf } from './sign-in-failure.ts';
import { atCredentials, signInReducer } from './sign-in-state.ts';

/** Long enough to read that the code was correct. */
const confirmedMilliseconds = 800;

/** The steps of signing in: the person's actions, their calls, and the resulting state. */
export function useSignIn() {
  const [state, dispatch] = useReducer(signInReducer, atCredentials());
  const { mutateAsync: checkPassword } = useMutation({
    mutationFn: (body: Body<'signIn'>) => {
      prepareCaptcha();
      return call('signIn', { body });
    },
    meta: showsOwnError,
  });
  const { mutateAsync: sendCode } = useMutation({
    mutationFn: async (body: Omit<Body<'sendCode'>, 'captcha'>) =>
      call('sendCode', { body: { ...body, captcha: await solveCaptcha() } }),
    meta: showsOwnError,
  });
  const { mutateAsync: confirmCode } = useMutation({
    mutationFn: (body: Body<'confirmCode'>) => call('confirmCode', { body }),
    meta: showsOwnError,
  });

  const attempt = async (
    ticket: string | null,
    work: () => Promise<void>,
    during?: 'signIn' | 'enrolment',
  ) => {
    try {
      await work();
    } catch (error) {
      dispatch({ type: 'failed', ticket, failure: failureOf(error, during) });
    }
  };

  const send = (ticket: string, phone?: string) =>
    attempt(
      ticket,
      async () => {
        const { verificationId } = await sendCode({ ticket, ...(phone !== undefined && { phone }) });
        dispatch({ type: 'sent', ticket, verificationId, now: Date.now() });
      },
      phone === undefined ? 'signIn' : 'enrolment',
    );

  const submit = (email: string, password: string) => {
    if (state.step !== 'credentials' || state.busy) return;
    dispatch({ type: 'submitted', email });
    void attempt(null, async () => {
      const pending = await checkPassword({ email, password });
      dispatch({ type: 'passed', pending });
      if (pending.next === 'code') await send(pending.ticket);
    });
  };

  const enrol = (phone: string) => {
    if (state.step !== 'phone' || state.sending) return;
    if (phone === '') return dispatch({ type: 'phone missing' });
    dispatch({ type: 'sending', phone });
    void send(state.ticket, phone);
  };

  const resend = () => {
    if (state.step !== 'code' || state.sending || state.confirming) return;
    // The number may have been wrong, so during enrolment it is requested again.
    if (state.phone !== null) return dispatch({ type: 'phone asked again' });
    dispatch({ type: 'sending' });
    void send(state.ticket);
  };

  const confirm = (code: string) => {
    if (state.step !== 'code' || state.verificationId === null || state.sending || state.confirming) return;
    const { ticket, verificationId, phone } = state;
    dispatch({ type: 'confirming' });
    void attempt(
      ticket,
      async () => {
        const token = await confirmCode({ ticket, verificationId, code });
        dispatch({ type: 'confirmed', ticket });
        // Keeps running when the page changes: the person's current page is reloaded with the new factor in place.
        if (phone !== null) setTimeout(() => location.reload(), reloadDelays.enrolled);
        await pause(confirmedMilliseconds);
        await openSession(token);
      },
      phone === null ? 'signIn' : 'enrolment',
    );
  };

  const type = (code: string) => {
    dispatch({ type: 'typed', code });
    if (code.length === limits.codeDigits) confirm(code);
  };

  /** Not while a code is being checked: its answer would still sign the person in. */
  const restart = () => {
    if (state.step === 'code' && state.confirming) return;
    dispatch({ type: 'restarted' });
  };

  return { state, submit, enrol, type, confirm, resend, restart };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
