import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { onAnswered } from './answered.ts';
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

/** One line per request. It has only what is named here, so nothing needs to be looked for to redact it. */
export function logRequests(app: FastifyInstance): void {
  const log = app.log.child({}, { redact: ['password'] });
  onAnswered(app, ({ route = '(none)', ms, ...answered }) =>
    log.info({ ...answered, route, ms: inTenths(ms) }, 'request'),
  );
}

/** One line for each request without an answer: a connection that ends early is nobody's fault. */
export function logCutShort(app: FastifyInstance): void {
  onCutShort(app, (why, { ms, ...about }) =>
    app.log.info({ why, ...about, ms: ms && inTenths(ms) }, 'request cut short'),
  );
}

const inTenths = (ms: number) => Math.round(ms * 10) / 10;

/** For failures that strangers can cause: what went wrong, in a line. */
export function withoutStack(error: unknown): object {
  return error instanceof Error ? { ...error, message: error.message } : { message: String(error) };
}
