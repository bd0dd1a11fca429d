import type { Input } from '@caliper/contract/endpoints.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { openSession } from '../../lib/session.ts';
import type { ProfileDraft } from './account/profile-draft.ts';
import { prepareCaptcha, solveCaptcha } from './captcha.ts';

/** These pages show what goes wrong themselves, each at its own place. */
const meta = { showsOwnError: true };

export const passwordCheck = mutationOptions({
  mutationFn: (body: Input<'signIn'>['body']) => {
    prepareCaptcha();
    return call('signIn', { body });
  },
  meta,
});

export const codeSending = mutationOptions({
  mutationFn: async (body: Omit<Input<'sendCode'>['body'], 'captcha'>) =>
    call('sendCode', { body: { ...body, captcha: await solveCaptcha() } }),
  meta,
});

export const codeConfirmation = mutationOptions({
  mutationFn: (body: Input<'confirmCode'>['body']) => call('confirmCode', { body }),
  meta,
});

export const signingOut = mutationOptions({ mutationFn: () => call('signOut'), meta });

export const recoveryRequest = mutationOptions({
  mutationFn: async (email: string) =>
    call('passwordRecovery', { body: { email, captcha: await solveCaptcha() } }),
  meta,
});

export const passwordReset = mutationOptions({
  mutationFn: (body: Input<'passwordReset'>['body']) => call('passwordReset', { body }),
  meta,
});

export const passwordChange = mutationOptions({
  mutationFn: (body: Input<'changePassword'>['body']) => call('changePassword', { body }),
  meta,
});

export const profileEdit = mutationOptions({
  mutationFn: ({ id, body }: { id: string; body: ProfileDraft }) =>
    call('updateUser', { params: { id }, body }),
  meta,
});

export const emailVerification = mutationOptions({
  mutationFn: (token: string) => call('verifyEmail', { body: { token } }),
  meta,
});

export const ssoCustomerQuery = (slug: string) =>
  queryOptions({
    queryKey: ['sso-customer', slug],
    queryFn: ({ signal }) => call('ssoCustomer', { params: { slug } }, { signal }),
    meta,
  });

/** Enters with the one-time code that single sign-on ends in. */
export const ssoEntry = mutationOptions({
  mutationFn: async (code: string) => openSession(await call('ssoExchange', { body: { code } })),
  meta,
});
