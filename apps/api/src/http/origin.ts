import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser names the page that a write comes from; one from another site is refused. */
export function checkOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (safe.has(request.method) || origin === undefined) return;
    if (hostOf(origin) !== request.host) throw new ProblemError('forbidden');
  });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
