import type { LookupAddress } from 'node:dns';
import { lookup as dnsLookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivate } from './addresses.ts';

export interface HttpRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface HttpAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface HttpClient {
  request(url: URL, request?: HttpRequest): Promise<HttpAnswer>;
}

const maxBytes = 2 * 1024 * 1024;

/**
 * The only client for outgoing requests. It reaches only the configured hosts, follows no redirects, and connects
 * to the very address it checked, so a name that resolves to a private address gets nowhere. A private host that
 * the operator configured by its literal address or as localhost is intended, and let through.
 */
export function guardedClient(
  allowed: readonly URL[],
  { resolve = resolveByDns, withinMs = 5000 }: Options = {},
): HttpClient {
  const hosts = new Set(allowed.map(hostAndPort));
  const lookup = checkedLookup(resolve);
  return {
    async request(url, request = {}) {
      if (!hosts.has(hostAndPort(url))) throw new Error(`${url.host} is not a configured host`);
      return send(url, request, withinMs, isInnerByName(url) ? undefined : lookup);
    },
  };
}

interface Options {
  resolve?: Resolve;
  withinMs?: number;
}

/** All addresses that a name resolves to. */
type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const resolveByDns: Resolve = (hostname) => dnsLookup(hostname, { all: true });

function hostAndPort(url: URL): string {
  return `${url.protocol}//${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`;
}

function isInnerByName(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) !== 0 && isPrivate(host));
}

function checkedLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => isPrivate(address))) {
          callback(new Error(`${hostname} resolves to an address that is not allowed`), '', 0);
          return;
        }
        if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

function send(
  url: URL,
  request: HttpRequest,
  withinMs: number,
  lookup: LookupFunction | undefined,
): Promise<HttpAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
  const outgoing = (url.protocol === 'https:' ? https : http).request(url, {
    method: request.method ?? 'GET',
    headers: request.headers,
    signal: AbortSignal.timeout(withinMs),
    ...(lookup ? { lookup } : {}),
  });
  outgoing.on('error', reject);
  outgoing.on('response', (incoming) => {
    readBounded(incoming).then(
      (body) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
      (error) => {
        outgoing.destroy();
        reject(error);
      },
    );
  });
  outgoing.end(request.body);
  return promise;
}

async function readBounded(incoming: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('The answer is larger than allowed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
