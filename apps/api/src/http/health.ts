import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/postgres/postgres.ts';

/** Alive is not ready: a node without its database, or about to stop, should get no traffic. */
export function addHealth(app: FastifyInstance, database: Database, leaving?: AbortSignal): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !leaving?.aborted && (await database.ready());
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
