import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Why a request ended without its answer: its sender left, was too slow, or sent what is not HTTP. */
export const whyCutShort = ['aborted', 'slow', 'malformed'] as const;

export type WhyCutShort = (typeof whyCutShort)[number];

interface Told {
  /** What is not HTTP belongs to no request. */
  request?: FastifyRequest;
  reply?: FastifyReply;
}

const cutOff = new WeakSet<Socket>();

/** Ends the connection of a client that takes too long. */
export function endSlow(socket: Socket): void {
  cutOff.add(socket);
  socket.destroy();
}

/** No other hook runs for these. Strangers cause them at will, so they are events, not errors. */
export function onCutShort(app: FastifyInstance, tell: (why: WhyCutShort, about: Told) => void): void {
  const told = new WeakSet<Socket>();
  app.server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    // Between two requests this is nothing, and during one its answer tells.
    if (code === 'ECONNRESET') return;
    told.add(socket);
    tell(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'slow' : 'malformed', {});
  });
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    let isAnswered = false;
    reply.raw.once('finish', () => {
      isAnswered = true;
    });
    reply.raw.once('close', () => {
      if (isAnswered || told.has(socket)) return;
      tell(cutOff.has(socket) ? 'slow' : 'aborted', { request, reply });
    });
  });
}

/** Whether the sender left before the whole request had arrived. */
export function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
