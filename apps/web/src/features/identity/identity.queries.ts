import type { Input } from '@caliper/contract/endpoints.ts';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { prepareCaptcha, solveCaptcha } from './captcha.ts';

/** The sign-in page shows what goes wrong itself, each at its own place. */
const meta = { showsOwnError: true };

export const passwordCheck = mutationOptions({
  mutationFn: (body: Input<'signIn'>['body']) => {
    prepareCaptcha();
    return call('signIn', { body });
  },
  meta,
});

export const codeSending = mutationOptions({
  mutationFn: async (ticket: string) => call('sendCode', { body: { ticket, captcha: await solveCaptcha() } }),
  meta,
});

export const codeConfirmation = mutationOptions({
  mutationFn: (body: Input<'confirmCode'>['body']) => call('confirmCode', { body }),
  meta,
});

export const signingOut = mutationOptions({ mutationFn: () => call('signOut'), meta });
