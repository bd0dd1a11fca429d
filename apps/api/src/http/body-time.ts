import type { FastifyInstance } from 'fastify';

/** A body has so long to arrive. Uploads may take as long as they keep coming, and watch over that themselves. */
export function limitBodyTime(app: FastifyInstance, withinMs = 30_000): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    if (!hasBody || routeOptions.config.takesUpload) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, withinMs);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
