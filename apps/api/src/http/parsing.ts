import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';
import { isFileOrCall } from './static.ts';

/**
 * JSON, with three rules of our own: an empty body is not a mistake, and a NUL or half of a surrogate pair is refused,
 * because PostgreSQL's text cannot hold them.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    if (/\\u0000|\0/.test(text)) return done(new ProblemError('bad-request'));
    return parse(request, text, (error, value) => {
      // Only an escape can produce one, so bodies without such an escape need no check.
      const mayBeTorn = /\\ud[89a-f]/i.test(text);
      if (!error && mayBeTorn && !isWellFormed(value)) return done(new ProblemError('bad-request'));
      return done(error, value);
    });
  });
  app.addHook('onRequest', async (request) => {
    // Pages may have any address; the web app's router answers unknown ones.
    if (/%00/.test(request.url) && isFileOrCall(request.url)) throw new ProblemError('bad-request');
  });
}

/** What a form says is thrown away: the few calls that take one are named by their address alone. */
export function takeForms(app: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: 10_000 } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (request, _body, done) => {
    if (request.routeOptions.config.takesForm) done(null, undefined);
    else done(new ProblemError('unsupported-media-type'));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForm?: boolean;
  }
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, one]) => key.isWellFormed() && isWellFormed(one));
}
