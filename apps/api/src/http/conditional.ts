import type { FastifyReply } from 'fastify';

/**
 * Sends an answer under its tag, or only says that it is unchanged. Browsers keep it and ask each time, so that
 * nobody sees what is no longer theirs.
 */
export function sendUnlessKnown<T extends object>(
  headers: Record<string, string | string[] | undefined>,
  reply: FastifyReply,
  tag: string,
  make: () => T,
): Promise<T> {
  const etag = `W/"${tag}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'authorization');
  const known = String(headers['if-none-match'] ?? '')
    .split(',')
    .map((one) => one.trim());
  if (known.includes(etag)) reply.code(304).send();
  // Written out here: checking a thousand items field by field would cost more than all the rest.
  else reply.type('application/json; charset=utf-8').send(JSON.stringify(make()));
  return reply as unknown as Promise<T>;
}
