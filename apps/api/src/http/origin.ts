import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers say where a write comes from; one from another site is refused. Its origin must be the configured one, or
 * else have the host that the request was sent to, never one that a header merely claims.
 */
export function checkOrigin(app: FastifyInstance, publicOrigin: string | null): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (safe.has(method)) return;
    const { origin, host } = headers;
    const isForeign = origin !== undefined && !isOwn(origin, publicOrigin, host);
    if (isForeign || headers['sec-fetch-site'] === 'cross-site') throw new ProblemError('forbidden');
  });
}

/** Without a configured origin its scheme is unknown: a proxy may speak TLS in our place. */
function isOwn(origin: string, publicOrigin: string | null, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  return publicOrigin === null ? given.host === host : given.origin === publicOrigin;
}
