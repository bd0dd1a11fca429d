import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFrame, isPage } from '@caliper/contract/pages.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './errors.ts';
import { ProblemError } from './problem.ts';

/** Serves everything below /embed; the rest belongs to the web app. */
export async function serveDashboards(app: FastifyInstance, root: string): Promise<void> {
  await app.register((embed) => serveWeb(embed, root, isFrame), { prefix: '/embed' });
}

/**
 * Serves a built app. Files below its assets carry their hash in the name and are cached for good; the page itself is
 * revalidated each time. Any address that is neither a file nor a call gets the page; unless it is one of the app's, as
 * a 404, and the app says that there is nothing.
 */
export async function serveWeb(app: FastifyInstance, root: string, isKnown = isPage): Promise<void> {
  const index = join(root, 'index.html');
  const page = existsSync(index) ? readFileSync(index) : null;
  if (page) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(root, 'assets'));
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!page || !isRead || isFileOrCall(request.url))
      return sendProblem(reply, new ProblemError('not-found'));
    if (isKnown(pathOf(request.url) ?? '')) return reply.sendFile('index.html');
    // Not as a file: asked whether it has changed, that would answer a 404 without a page.
    return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
}

/** Any other address is a page. No page's has a dot before a name, or an extension at its end. */
export function isFileOrCall(url: string): boolean {
  const isBelow = /^(\/embed)?\/(api|assets|content)(\/|$|\?)/.test(url);
  return isBelow || /\/\.|\.\w{1,10}\/?$/.test(pathOf(url) ?? '');
}

/** Checks only the path; queries are decoded where they are read. */
export function isDecodable(url: string): boolean {
  return pathOf(url) !== null;
}

function pathOf(url: string): string | null {
  try {
    return decodeURI(url.replace(/\?.*/s, ''));
  } catch {
    return null;
  }
}
