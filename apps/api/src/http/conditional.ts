import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer with a tag that changes whenever the answer does. It is only made for clients that do not have it. */
export class Tagged<T> {
  readonly tag: string;
  readonly make: () => T;

  constructor(tag: string, make: () => T) {
    this.tag = tag;
    this.make = make;
  }
}

/** Browsers keep the answer but revalidate it each time, so no one sees what is no longer theirs. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, { tag, make }: Tagged<unknown>) {
  const etag = `W/"${tag}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'authorization');
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  if (known.includes(etag)) return reply.code(304).send();
  // Serialised here: checking thousands of items field by field would cost more than everything else.
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(make()));
}
