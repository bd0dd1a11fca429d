import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A request that got its answer. */
export interface Answered {
  reqId: string;
  method: string;
  /** The route's pattern, not the address, which may carry ids or tokens, and of which there is no end. */
  route: string | undefined;
  status: number;
  ms: number;
  user: string | undefined;
}

type Tell = (answered: Answered) => void;

const listeners = new WeakMap<FastifyInstance, Tell[]>();

/** Calls `tell` after each answer, whoever gave it. */
export function onAnswered(app: FastifyInstance, tell: Tell): void {
  const all = listeners.get(app);
  if (all) return void all.push(tell);
  listeners.set(app, [tell]);
  app.addHook('onResponse', async (request, reply) =>
    tellAnswered(app, { ...aboutOf(request, reply), status: reply.statusCode }),
  );
}

export function aboutOf(request: FastifyRequest, reply: FastifyReply): Omit<Answered, 'status'> {
  return {
    reqId: request.id,
    method: request.method,
    route: request.routeOptions.url,
    ms: reply.elapsedTime,
    user: request.viewer?.userId,
  };
}

export function tellAnswered(app: FastifyInstance, answered: Answered): void {
  for (const tell of listeners.get(app) ?? []) tell(answered);
}
