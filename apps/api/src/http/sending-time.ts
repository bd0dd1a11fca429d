import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { endSlow } from './cut-short.ts';

/**
 * Drops a client that takes nothing of its answer for this long. It counts from the answer on: work on a request may
 * take longer, and so may an answer that keeps moving. With the next request, Node lifts it again.
 */
export const silentMs = 60_000;

export function limitSendingTime(app: FastifyInstance, withinMs = silentMs): void {
  app.server.on('timeout', endSlow);
  app.addHook('onSend', async (_request, { raw: { socket } }) => {
    // An injected request has no connection.
    if (socket instanceof Socket) socket.setTimeout(withinMs);
  });
}
