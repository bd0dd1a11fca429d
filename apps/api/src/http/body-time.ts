import type { FastifyInstance, FastifyRequest } from 'fastify';

/** After an answer nobody waits for the rest of a body for longer than this. */
const graceMs = 1000;

/**
 * A body has so long to arrive, and once the answer is given it need not come at all. Uploads may take as long as they
 * keep coming, and watch over that themselves.
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
  if (!raw.complete) raw.socket.destroy();
}
