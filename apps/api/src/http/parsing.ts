import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';
import { isFileOrCall } from './static.ts';

/**
 * JSON, with three habits of ours: an empty body says nothing and is no mistake, and a NUL or half of a surrogate pair
 * is refused at the door, because PostgreSQL's text can hold anything but those.
 */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    if (/\\u0000|\0/.test(text)) return done(new ProblemError('bad-request'));
    return parse(request, text, (error, value) => {
      // Only an escape can smuggle one in; looking for that spares all other bodies the walk.
      const mayBeTorn = /\\ud[89a-f]/i.test(text);
      if (!error && mayBeTorn && !isWellFormed(value)) return done(new ProblemError('bad-request'));
      return done(error, value);
    });
  });
  app.addHook('onRequest', async (request) => {
    // A page may be asked for with anything; its own code finds nothing there.
    if (/%00/.test(request.url) && isFileOrCall(request.url)) throw new ProblemError('bad-request');
  });
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, one]) => key.isWellFormed() && isWellFormed(one));
}
