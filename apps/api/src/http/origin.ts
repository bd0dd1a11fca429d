import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers name the origin of a write; one from another site is refused. It must match the configured host, or
 * else the host that the request was sent to, never one that a header merely claims.
 */
export function checkOrigin(app: FastifyInstance, publicHost: string | null): void {
  app.addHook('onRequest', async (request) => {
    const { origin, host } = request.headers;
    if (safe.has(request.method) || origin === undefined) return;
    if (hostOf(origin) !== (publicHost ?? host)) throw new ProblemError('forbidden');
  });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
