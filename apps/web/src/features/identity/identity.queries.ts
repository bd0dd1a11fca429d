import type { Input } from '@caliper/contract/endpoints.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { openSession } from '../../lib/session/session.ts';
import type { ProfileDraft } from './account/profile-draft.ts';
import { prepareCaptcha, solveCaptcha } from './captcha.ts';

export const passwordCheck = mutationOptions({
  mutationFn: (body: Input<'signIn'>['body']) => {
    prepareCaptcha();
    return call('signIn', { body });
  },
  meta: showsOwnError,
});

export const codeSending = mutationOptions({
  mutationFn: async (body: Omit<Input<'sendCode'>['body'], 'captcha'>) =>
    call('sendCode', { body: { ...body, captcha: await solveCaptcha() } }),
  meta: showsOwnError,
});

export const codeConfirmation = mutationOptions({
  mutationFn: (body: Input<'confirmCode'>['body']) => call('confirmCode', { body }),
  meta: showsOwnError,
});

export const signingOut = mutationOptions({ mutationFn: () => call('signOut'), meta: showsOwnError });

export const recoveryRequest = mutationOptions({
  mutationFn: async (email: string) =>
    call('passwordRecovery', { body: { email, captcha: await solveCaptcha() } }),
  meta: showsOwnError,
});

export const passwordReset = mutationOptions({
  mutationFn: (body: Input<'passwordReset'>['body']) => call('passwordReset', { body }),
  meta: showsOwnError,
});

export const passwordChange = mutationOptions({
  mutationFn: (body: Input<'changePassword'>['body']) => call('changePassword', { body }),
  meta: showsOwnError,
});

export const profileEdit = mutationOptions({
  mutationFn: ({ id, body }: { id: string; body: ProfileDraft }) =>
    call('updateUser', { params: { id }, body }),
  meta: showsOwnError,
});

export const emailVerification = mutationOptions({
  mutationFn: (token: string) => call('verifyEmail', { body: { token } }),
  meta: showsOwnError,
});

export const ssoCustomerQuery = (slug: string) =>
  queryOptions({
    queryKey: ['sso-customer', slug],
    queryFn: ({ signal }) => call('ssoCustomer', { params: { slug } }, { signal }),
    meta: showsOwnError,
  });

/** Signs in with the one-time code from single sign-on. */
export const ssoEntry = mutationOptions({
  mutationFn: async (code: string) => openSession(await call('ssoExchange', { body: { code } })),
  meta: showsOwnError,
});
