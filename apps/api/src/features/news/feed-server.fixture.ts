import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FeedServer {
  /** The URL of a path on this server. */
  at(path: string): URL;
  /** The response for a path: a document, or a function that writes one. */
  answers: Map<string, string | ((reply: ServerResponse) => void)>;
  /** Every path that was requested. */
  asked: string[];
  close(): void;
}

/** A local server for feeds. */
export async function startFeedServer(): Promise<FeedServer> {
  const answers: FeedServer['answers'] = new Map();
  const asked: string[] = [];
  const server = http.createServer((request, reply) => {
    asked.push(request.url ?? '');
    const answer = answers.get(request.url ?? '');
    if (typeof answer === 'function') answer(reply);
    else reply.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    at: (path) => new URL(path, `http://127.0.0.1:${port}`),
    answers,
    asked,
    close: () => server.close().closeAllConnections(),
  };
}

export function rssOf(...items: string[]): string {
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${items
    .map((item) => `<item>${item}</item>`)
    .join('')}</channel></rss>`;
}

/** An item with only a title of its own. */
export function plainItem(title: string, pubDate = 'Mon, 02 Nov 2026 10:00:00 GMT'): string {
  const link = `https://news.example/${encodeURIComponent(title)}`;
  return `<title>${title}</title><link>${link}</link><pubDate>${pubDate}</pubDate>`;
}
