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

/** What the image belongs to. */
export interface ImageOwner {
  kind: 'report' | 'draft' | 'proof';
  id: number;
}

export type OpenImage = (
  owner: ImageOwner,
  file: string,
  signature: { exp: number; sig: string },
) => Promise<ServedImage>;

const params = z.strictObject({
  id,
  file: z.string().regex(/^[0-9a-f]{40}\.[a-z]{3,4}$/),
});
const query = z.strictObject({
  exp: written(0, 9_999_999_999),
  sig: z.string().max(200),
});

/** Where the images of each kind of owner are. */
export const imageFolders = { report: '', draft: 'drafts/', proof: 'proofs/' } as const satisfies Record<
  ImageOwner['kind'],
  string
>;

/** If a drawing ever holds more than lines and text, this keeps it from doing anything. */
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Images of reports are served outside the API: markup requests them by an address that carries the session. */
export function serveContent(app: FastifyInstance, openImage: OpenImage): void {
  for (const [kind, folder] of Object.entries(imageFolders))
    app.get(
      `/content/${folder}:id/:file`,
      { schema: { hide: true, params, querystring: query } },
      async (request, reply) => {
        const { id: owner, file } = request.params as z.output<typeof params>;
        const signature = request.query as z.output<typeof query>;
        const { type, content, exp } = await openImage(
          { kind: kind as ImageOwner['kind'], id: owner },
          file,
          signature,
        );
        const seconds = Math.max(0, exp - Math.floor(Date.now() / 1000));
        reply
          .type(type)
          .header('content-security-policy', harmless)
          .header('cache-control', `private, max-age=${seconds}, immutable`);
        return reply.send(content);
      },
    );
}
