import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

/**
 * JSON, with two habits of ours: an empty body says nothing and is no mistake, and a NUL is refused at the
 * door, because PostgreSQL's text can hold anything but that.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (/\\u0000|\0/.test(String(body))) return done(new ProblemError('bad-request'));
    return parse(request, String(body), done);
  });
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) throw new ProblemError('bad-request');
  });
}
