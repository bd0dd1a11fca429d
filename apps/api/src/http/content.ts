import type { Readable } from 'node:stream';
import { id, written } from '@caliper/contract/fields.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export interface ServedImage {
  type: string;
  content: Readable;
  /** When the address expires. */
  exp: number;
}

export type OpenImage = (
  reportId: number,
  file: string,
  signature: { exp: number; sig: string },
) => Promise<ServedImage>;

const params = z.strictObject({
  report_id: id,
  file: z.string().regex(/^[0-9a-f]{40}\.[a-z]{3,4}$/),
});
const query = z.strictObject({
  exp: written(0, 9_999_999_999),
  sig: z.string().max(200),
});

/** If a drawing ever holds more than lines and text, this keeps it from doing anything. */
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Images of reports are served outside the API: markup requests them by an address that carries the session. */
export function serveContent(app: FastifyInstance, openImage: OpenImage): void {
  app.get(
    '/content/:report_id/:file',
    { schema: { hide: true, params, querystring: query } },
    async (request, reply) => {
      const { report_id, file } = request.params as z.output<typeof params>;
      const signature = request.query as z.output<typeof query>;
      const { type, content, exp } = await openImage(report_id, file, signature);
      const seconds = Math.max(0, exp - Math.floor(Date.now() / 1000));
      reply
        .type(type)
        .header('content-security-policy', harmless)
        .header('cache-control', `private, max-age=${seconds}, immutable`);
      return reply.send(content);
    },
  );
}
