import { identityEndpoints } from '@caliper/contract/identity/identity.endpoints.ts';
import { session } from '@caliper/contract/limits.ts';
import '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { type Route, routes } from '../../http/endpoints.ts';
import { takeOrRefuse } from '../../http/limits.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Captcha } from './captcha.ts';
import type { Sessions } from './sessions.service.ts';
import type { SignIn } from './sign-in.service.ts';

interface IdentityParts {
  signIn: SignIn;
  sessions: Sessions;
  captcha: Captcha;
  limits: Limits;
  /** True behind TLS: cookies then never travel in the clear. */
  secure: boolean;
}

export function identityRoutes({ signIn, sessions, captcha, limits, secure }: IdentityParts): Route[] {
  const cookie = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure } as const;

  function keep(reply: FastifyReply, refreshToken: string): void {
    reply.setCookie('refresh', refreshToken, { ...cookie, maxAge: session.absoluteSeconds });
  }

  return routes(identityEndpoints, {
    captcha: async ({ origin }) => {
      await takeOrRefuse(limits, 'captcha', origin.address, 'too-many-requests');
      const { parameters, signature } = await captcha.challenge();
      return { parameters: { ...parameters }, signature };
    },
    signIn: ({ body, origin }) => signIn.withCredentials(body, origin),
    sendCode: ({ body, origin }) => signIn.sendCode(body, origin),
    confirmCode: async ({ body, origin }, reply) => {
      const opened = await signIn.confirmCode(body, origin);
      keep(reply, opened.refreshToken);
      return opened.answer;
    },
    refresh: async ({ cookies }, reply) => {
      const refreshed = await sessions.refresh(cookies.refresh);
      keep(reply, refreshed.refreshToken);
      return refreshed.answer;
    },
    signOut: async ({ cookies, viewer }, reply) => {
      await sessions.signOut(cookies.refresh, viewer);
      reply.clearCookie('refresh', cookie);
      return undefined;
    },
    session: ({ viewer }) => sessions.describe(viewer),
    activity: ({ viewer }) => sessions.active(viewer),
  });
}
