import { identityEndpoints } from '@caliper/contract/identity/identity.endpoints.ts';
import type { OpeningHeader } from '@caliper/contract/identity/identity.schemas.ts';
import { devices, session } from '@caliper/contract/limits.ts';
import { newSecret } from '../../platform/secrets/one-time.ts';
import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { type Route, routes } from '../../http/endpoints.ts';
import { takeOrRefuse } from '../../http/limits.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Accounts } from './accounts/accounts.service.ts';
import type { Changing } from './accounts/changing.service.ts';
import type { Custody } from './accounts/custody.service.ts';
import type { Profile } from './accounts/profile.service.ts';
import { newDeviceCookie, readDeviceCookie } from './devices/device.ts';
import type { EmailLinks } from './mails/email-links.service.ts';
import type { PasswordChanges } from './passwords/passwords.service.ts';
import type { DescribeSession } from './sessions/known-viewers.ts';
import type { Sessions } from './sessions/sessions.service.ts';
import type { AccessRequests } from './sign-in/access-request.service.ts';
import type { Captcha } from './sign-in/captcha.ts';
import type { Entered } from './sign-in/entry.service.ts';
import type { SecondFactor } from './sign-in/second-factor.service.ts';
import type { SignIn } from './sign-in/sign-in.service.ts';
import type { Sso } from './sso/sso.service.ts';
import type { Viewing } from './viewing/viewing.service.ts';

interface IdentityParts {
  accessRequests: AccessRequests;
  signIn: SignIn;
  secondFactor: SecondFactor;
  sessions: Sessions;
  viewing: Viewing;
  describeSession: DescribeSession;
  captcha: Captcha;
  emailLinks: EmailLinks;
  passwordChanges: PasswordChanges;
  sso: Sso;
  custody: Custody;
  profile: Profile;
  accounts: Accounts;
  changing: Changing;
  limits: Limits;
  /** True behind TLS: cookies are then never sent in clear text. */
  secure: boolean;
}

export function identityRoutes(parts: IdentityParts): Route[] {
  const {
    accessRequests,
    signIn,
    secondFactor,
    sessions,
    viewing,
    describeSession,
    captcha,
    emailLinks,
    passwordChanges,
    sso,
    custody,
    profile,
    accounts,
    changing,
    limits,
  } = parts;
  const cookie = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: parts.secure } as const;
  // The identity provider's redirect is a navigation from another site: strict would withhold the cookie.
  const browserCookie = { ...cookie, path: '/api/auth/sso', sameSite: 'lax' } as const;

  function keepRefresh(reply: FastifyReply, refreshToken: string): void {
    reply.setCookie('refresh', refreshToken, { ...cookie, maxAge: session.absoluteSeconds });
  }

  function keepDevice(reply: FastifyReply, deviceCookie: string): void {
    reply.setCookie('device', deviceCookie, { ...cookie, maxAge: devices.cookieSeconds });
  }

  /**
   * Before the step that counts the device: if the answer to that step is lost, the browser has the cookie already, and
   * the next sign-in counts it as the same device.
   */
  function nameDevice(reply: FastifyReply, deviceCookie: string | undefined): void {
    if (!readDeviceCookie(deviceCookie)) keepDevice(reply, newDeviceCookie());
  }

  function letIn(reply: FastifyReply, entered: Entered): Entered['answer'] {
    keepRefresh(reply, entered.refreshToken);
    keepDevice(reply, entered.deviceCookie);
    return entered.answer;
  }

  return routes(
    identityEndpoints,
    {
      captcha: async ({ origin }) => {
        await takeOrRefuse(limits, 'captcha', origin.address, 'too-many-requests');
        const { parameters, signature } = await captcha.challenge();
        return { parameters: { ...parameters }, signature };
      },
      signIn: async ({ body, origin, cookies }, reply) => {
        const pending = await signIn.withCredentials(body, origin);
        nameDevice(reply, cookies.device);
        return pending;
      },
      askForAccess: ({ body, origin }) => accessRequests.ask(body, origin),
      sendCode: ({ body, origin }) => secondFactor.sendCode(body, origin),
      confirmCode: async ({ body, origin, cookies }, reply) =>
        letIn(reply, await secondFactor.confirmCode(body, { origin, deviceCookie: cookies.device })),
      refresh: async ({ cookies, origin }, reply) => {
        // To a visitor's browser a refusal would be an error of the page.
        const isOpening = reply.request.headers['x-opening' satisfies OpeningHeader] !== undefined;
        if (isOpening && cookies.refresh === undefined) return { idToken: null };
        const refreshed = await sessions.refresh(cookies.refresh, origin);
        keepRefresh(reply, refreshed.refreshToken);
        return refreshed.answer;
      },
      signOut: async ({ viewer, cookies, origin }, reply) => {
        await sessions.signOut(viewer, cookies.refresh, origin);
        reply.clearCookie('refresh', cookie);
      },
      passwordRecovery: ({ body, origin }) => passwordChanges.recover(body, origin),
      passwordReset: ({ body, origin }) => passwordChanges.reset(body, origin),
      verifyEmail: ({ body, origin }) => emailLinks.verify(body.token, origin),
      changePassword: ({ viewer, body, origin }) => passwordChanges.change(viewer, body, origin),
      ssoCustomer: ({ params }) => sso.describe(params.slug),
      ssoStart: async ({ params, query, origin, cookies }, reply) => {
        const browser = browserOf(cookies.sso);
        reply.setCookie('sso', browser, { ...browserCookie, maxAge: session.absoluteSeconds });
        const address = await sso.start(params.slug, query, browser, origin);
        // On the way from another site browsers withhold the device cookie: it must not be replaced then.
        if (reply.request.headers['sec-fetch-site'] === 'same-origin') nameDevice(reply, cookies.device);
        return address;
      },
      ssoCallback: ({ params, query, origin, cookies }) =>
        sso.callback(params.slug, query, browserOf(cookies.sso), origin),
      ssoExchange: async ({ body, origin, cookies }, reply) =>
        letIn(
          reply,
          await sso.exchange(body.code, browserOf(cookies.sso), { origin, deviceCookie: cookies.device }),
        ),
      session: ({ viewer }) => describeSession(viewer),
      activity: ({ viewer }) => sessions.active(viewer),
      updateUser: ({ viewer, params, body, origin }) => profile.update(viewer, params.id, body, origin),
      changePerson: ({ viewer, params, body, origin }) => changing.change(viewer, params.id, body, origin),
      createUser: ({ viewer, body, origin }) => accounts.create(viewer, body, origin),
      deleteUser: ({ viewer, params, origin }) => accounts.remove(viewer, params.uid, origin),
      sendVerification: ({ viewer, params, body, origin }) =>
        emailLinks.sendVerification(viewer, { email: params.email, name: body.name }, origin),
      resetDevices: ({ viewer, params, origin }) => custody.resetDevices(viewer, params.id, origin),
      resetSecondFactor: ({ viewer, params, origin }) => custody.resetSecondFactor(viewer, params.id, origin),
      lockUser: ({ viewer, params, origin }) => custody.lock(viewer, params.id, origin),
      unlockUser: ({ viewer, params, origin }) => custody.unlock(viewer, params.id, origin),
      startViewing: ({ viewer, params, origin }) => viewing.start(viewer, params.id, origin),
      viewingToken: ({ viewer, params }) => viewing.token(viewer, params.id),
      endViewing: ({ viewer, params, origin }) => viewing.end(viewer, params.id, origin),
    },
    ['session'],
  );
}

/** Identifies the browser. One without a well-formed cookie of ours is new, with no sign-in pending. */
function browserOf(cookie = ''): string {
  return /^[\w-]{43}$/.test(cookie) ? cookie : newSecret();
}
