import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endSlow } from './cut-short.ts';

/** After the answer, the rest of the body has this long to arrive. */
const graceMs = 1000;

/**
 * Limits how long a body may take to arrive; once the answer is given it need not arrive at all. Uploads may take as
 * long as data keeps coming, and check that themselves.
 */
export function limitBodyTime(app: FastifyInstance, withinMs = 30_000): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!isArriving(raw) || routeOptions.config.takesUpload) return;
    const timer = setTimeout(() => endUnlessComplete(raw), withinMs);
    raw.once('close', () => clearTimeout(timer));
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    if (isArriving(raw)) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (isArriving(raw)) setTimeout(() => endUnlessComplete(raw), graceMs).unref();
  });
}

type Raw = FastifyRequest['raw'];

function isArriving(raw: Raw): boolean {
  return raw.complete === false && ('content-length' in raw.headers || 'transfer-encoding' in raw.headers);
}

function endUnlessComplete(raw: Raw): void {
  if (!raw.complete) endSlow(raw.socket);
}
