import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { roomy } from '../../testing/roomy.ts';
import { isPrivate } from './addresses.ts';
import { guardedClient } from './http-client.ts';

const servers: http.Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

/** A real server on this machine, as an operator's own would be; returns its address. */
async function serve(answer: (request: IncomingMessage, reply: ServerResponse) => void): Promise<URL> {
  const server = http.createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const nobody = () => {
  throw new Error('Somebody called');
};

test('a request to a configured host arrives as it was made', async () => {
  const url = await serve(async (request, reply) => {
    const { method, url: path, headers } = request;
    reply
      .setHeader('x-answer', 'yes')
      .end(JSON.stringify({ method, path, type: headers['content-type'], body: await text(request) }));
  });
  const answer = await guardedClient([url]).request(new URL('/form?a=1', url), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'größer',
  });
  expect(answer).toMatchObject({ status: 200, headers: { 'x-answer': 'yes' } });
  expect(JSON.parse(answer.body.toString())).toEqual({
    method: 'POST',
    path: '/form?a=1',
    type: 'text/plain',
    body: 'größer',
  });
});

test('any other host, port or protocol is not even tried', async () => {
  const url = await serve((_request, reply) => reply.end());
  const client = guardedClient([url]);
  const neighbour = await serve(nobody);
  const others = [
    neighbour.href,
    url.href.replace('127.0.0.1', 'localhost'),
    url.href.replace('http', 'https'),
    'http://example.com/',
  ];
  for (const other of others) {
    await expect(client.request(new URL(other)), other).rejects.toThrow('is not a configured host');
  }
});

test('a redirect is returned, not followed', async () => {
  const elsewhere = await serve(nobody);
  const url = await serve((_request, reply) => reply.writeHead(302, { location: elsewhere.href }).end());
  const answer = await guardedClient([url, elsewhere]).request(url);
  expect(answer).toMatchObject({ status: 302, headers: { location: elsewhere.href } });
});

describe('a configured name', () => {
  const named = (url: URL) => new URL(url.href.replace('127.0.0.1', 'feeds.example'));
  const at =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  test.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, written as IPv6', ['::ffff:127.0.0.1']],
    ['an inner network', ['10.1.2.3']],
    ['the metadata service of a cloud', ['169.254.169.254']],
    ['a public address and an inner one', ['93.184.215.14', '192.168.0.1']],
    ['nothing at all', []],
  ])('that resolves to %s is not connected to', async (_what, addresses) => {
    const url = named(await serve(nobody));
    const client = guardedClient([url], { resolve: at(...addresses) });
    await expect(client.request(url)).rejects.toThrow(
      'feeds.example resolves to an address that is not allowed',
    );
  });

  test('that does not resolve is an error', async () => {
    const url = new URL('http://caliper.invalid/');
    await expect(guardedClient([url]).request(url)).rejects.toThrow(/caliper\.invalid/);
  });
});

test('localhost works if the operator configured it', async () => {
  const url = await serve((_request, reply) => reply.end('here'));
  const local = new URL(url.href.replace('127.0.0.1', 'localhost'));
  expect((await guardedClient([local]).request(local)).body.toString()).toBe('here');
});

test('two megabytes are read, and not a byte more', async () => {
  const limit = 2 * 1024 * 1024;
  const url = await serve((request, reply) => {
    const size = Number(request.url?.slice(1));
    reply.write(Buffer.alloc(Math.min(size, limit)));
    reply.end(Buffer.alloc(Math.max(0, size - limit)));
  });
  const client = guardedClient([url]);
  expect((await client.request(new URL(`/${limit}`, url))).body).toHaveLength(limit);
  await expect(client.request(new URL(`/${limit + 1}`, url))).rejects.toThrow('larger than allowed');
});

test('an answer that never ends is cut off at two megabytes', async () => {
  const url = await serve((_request, reply) => {
    const more = () => reply.write(Buffer.alloc(65_536), () => !reply.destroyed && setImmediate(more));
    more();
  });
  await expect(guardedClient([url]).request(url)).rejects.toThrow('larger than allowed');
});

test('a connection that breaks in the middle of an answer is an error, not a short answer', async () => {
  const url = await serve((_request, reply) => {
    reply.writeHead(200, { 'content-length': '100' }).write('half', () => reply.destroy());
  });
  await expect(guardedClient([url]).request(url)).rejects.toThrow();
});

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2002:7f00:1::',
])('%s is a private address', (address) => {
  expect(isPrivate(address)).toBe(true);
});

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '93.184.215.14',
  '172.15.0.1',
  '172.32.0.1',
  '2606:4700::1111',
  '::ffff:1.1.1.1',
])('%s is a public address', (address) => {
  expect(isPrivate(address)).toBe(false);
});

// These take seconds by nature, so they run concurrently.
describe.concurrent('slow cases', () => {
  test('no server keeps us waiting for more than five seconds, neither by silence nor by a trickle', async ({
    expect,
  }) => {
    const silent = await serve(() => undefined);
    const trickling = await serve((_request, reply) => {
      const drops = setInterval(() => reply.write('.'), 100);
      reply.on('close', () => clearInterval(drops));
    });
    const waits = [silent, trickling].map(async (url) => {
      const begun = performance.now();
      await expect(guardedClient([url]).request(url)).rejects.toThrow();
      return performance.now() - begun;
    });
    for (const ms of await Promise.all(waits)) {
      expect(ms).toBeGreaterThan(4500);
      expect(ms).toBeLessThan(roomy(5000));
    }
  });

  test('a name is looked up once: what was checked is what is connected to', async ({ expect }) => {
    const url = new URL('http://feeds.example/');
    // An unassigned block; a second lookup would find this machine.
    const answers = [
      { address: '1::1', family: 6 },
      { address: '127.0.0.1', family: 4 },
    ];
    const asked: string[] = [];
    const client = guardedClient([url], {
      resolve: async (name) => answers.slice(asked.push(name) - 1).slice(0, 1),
    });
    const failure = await client.request(url).catch((error: Error & { code?: string }) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toMatchObject({ code: 'ENOTFOUND' });
    expect(asked).toEqual(['feeds.example']);
  });
});
