import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Answered, aboutOf } from './answered.ts';

/** Why a request ended without its answer: its sender left, was too slow, or sent what is not HTTP. */
export const whyCutShort = ['aborted', 'slow', 'malformed'] as const;

export type WhyCutShort = (typeof whyCutShort)[number];

/** What is not HTTP belongs to no request. */
type About = Partial<Omit<Answered, 'status'>>;

type Tell = (why: WhyCutShort, about: About) => void;

const cutOff = new WeakSet<Socket>();

/** Ends the connection of a client that takes too long. */
export function endSlow(socket: Socket): void {
  cutOff.add(socket);
  socket.destroy();
}

const told = new WeakSet<Socket>();
const listeners = new WeakMap<FastifyInstance, Tell[]>();

/** No other hook runs for these. Strangers cause them at will, so they are events, not errors. */
export function onCutShort(app: FastifyInstance, tell: Tell): void {
  const all = listeners.get(app);
  if (all) return void all.push(tell);
  listeners.set(app, [tell]);
  app.server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    // Between two requests this is nothing, and during one its answer tells.
    if (code === 'ECONNRESET') return;
    told.add(socket);
    tellAll(app, code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'slow' : 'malformed', {});
  });
  app.addHook('onRequest', async (request, reply) => {
    let isAnswered = false;
    reply.raw.once('finish', () => {
      isAnswered = true;
    });
    reply.raw.once('close', () => {
      if (!isAnswered) tellCutShort(app, request.raw.socket, aboutOf(request, reply));
    });
  });
}

/** An answer that did not get through. */
export function tellCutShort(app: FastifyInstance, socket: Socket, about: About): void {
  if (!told.has(socket)) tellAll(app, cutOff.has(socket) ? 'slow' : 'aborted', about);
}

function tellAll(app: FastifyInstance, why: WhyCutShort, about: About): void {
  for (const tell of listeners.get(app) ?? []) tell(why, about);
}

/** Whether the sender left before the whole request had arrived. */
export function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
