import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { onCutShort } from './cut-short.ts';

const secrets = [
  'password',
  'confirmPassword',
  'ticket',
  'token',
  'idToken',
  'captcha',
  'phone',
  'authorization',
  'cookie',
];

/** Structured logs. The values of these fields are redacted, even if they are logged by mistake. */
export function loggerOptions(level: string, stream?: NodeJS.WritableStream): FastifyServerOptions['logger'] {
  return {
    level,
    redact: {
      // A code is secret in what people send, but not in an error, where it is the reason.
      paths: [...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), 'body.code', '*.body.code'],
      censor: '[redacted]',
    },
    ...(stream ? { stream } : {}),
  };
}

/** One line per request. It has the route's pattern, not the address, which may carry a token. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.viewer?.userId,
      },
      'request',
    );
  });
}

/** One line for each request without an answer: a connection that ends early is nobody's fault. */
export function logCutShort(app: FastifyInstance): void {
  onCutShort(app, (why, { request, reply }) => {
    const { method, routeOptions, viewer } = request ?? {};
    const ms = reply && Math.round(reply.elapsedTime * 10) / 10;
    const log = request?.log ?? app.log;
    log.info({ why, method, route: routeOptions?.url, ms, user: viewer?.userId }, 'request cut short');
  });
}

/** For failures that strangers can cause: what went wrong, in a line. */
export function withoutStack(error: unknown): object {
  return error instanceof Error ? { ...error, message: error.message } : { message: String(error) };
}
