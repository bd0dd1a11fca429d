import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { chapters } from './chapters.ts';
import { referencePage } from './page.ts';

const own = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const shared = (address: string) => readFileSync(fileURLToPath(address), 'utf8');
const font = (path: string) => readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${path}.woff2`)));

const sharedStyles = [
  import.meta.resolve('@caliper/ui/theme/tokens.css'),
  import.meta.resolve('@caliper/ui/theme/global.css'),
];
const ownStyles = ['reference.css', 'calls.css', 'contents.css', 'narrow.css'];

/**
 * The reference at /api/docs. Public, like the OpenAPI document, where the configuration serves them: it shows nothing
 * that the browser's code does not, holds no one's data, and every call still checks who is calling.
 */
export function serveReference(app: FastifyInstance, productName: string): void {
  serve(app, '', 'text/html; charset=utf-8', () => referencePage(productName, chapters));
  serve(app, '/reference.css', 'text/css; charset=utf-8', styles);
  serve(app, '/reference.js', 'text/javascript; charset=utf-8', () => own('reference.client.js'));
  for (const [path, file] of Object.entries(fonts)) serve(app, path, 'font/woff2', () => font(file));
}

const fonts = {
  '/sans-400.woff2': 'source-sans-3/files/source-sans-3-latin-400-normal',
  '/sans-600.woff2': 'source-sans-3/files/source-sans-3-latin-600-normal',
  '/serif-600.woff2': 'source-serif-4/files/source-serif-4-latin-600-normal',
};

function styles(): string {
  return [...sharedStyles.map(shared), ...ownStyles.map(own)].join('\n');
}

/** Made on first request, so that the start does not wait for it. Browsers keep it and revalidate it. */
function serve(app: FastifyInstance, path: string, type: string, make: () => string | Buffer): void {
  let made: { content: string | Buffer; etag: string } | undefined;
  app.get(`/api/docs${path}`, { schema: { hide: true } }, async (request, reply) => {
    made ??= tagged(make());
    reply.header('etag', made.etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === made.etag) return reply.code(304).send();
    return reply.type(type).send(made.content);
  });
}

function tagged(content: string | Buffer) {
  return { content, etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
}
