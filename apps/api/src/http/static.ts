import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './errors.ts';
import { ProblemError } from './problem.ts';

/** Serves everything below /embed; the rest belongs to the web app. */
export async function serveDashboards(app: FastifyInstance, root: string): Promise<void> {
  await app.register((embed) => serveWeb(embed, root), { prefix: '/embed' });
}

/**
 * Serves a built app. Files below its assets carry their hash in the name and are cached for good; the page itself is
 * revalidated each time. Any address that is neither a file nor a call is a page of the app.
 */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  const isBuilt = existsSync(join(root, 'index.html'));
  if (isBuilt) {
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
    const isPage = isBuilt && isRead && !isFileOrCall(request.url);
    if (isPage) return reply.sendFile('index.html');
    return sendProblem(reply, new ProblemError('not-found'));
  });
}

/** Any other address is a page. */
export function isFileOrCall(url: string): boolean {
  return /^(\/embed)?\/(api|assets|content)(\/|$|\?)/.test(url);
}

/** Checks only the path; queries are decoded where they are read. */
export function isDecodable(url: string): boolean {
  try {
    decodeURI(url.replace(/\?.*/s, ''));
    return true;
  } catch {
    return false;
  }
}
