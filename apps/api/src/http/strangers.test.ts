import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { buildServer } from '../server.ts';
import { readConfig } from '../start/config.ts';
import { createDatabase } from '../testing/database.ts';
import { withSession } from '../testing/people.ts';

let app: FastifyInstance;
const logged: { level: number; msg: string; why?: string; address?: AddressInfo }[] = [];
const database = await createDatabase();
const logStream = new PassThrough();
logStream.on('data', (line) => logged.push(JSON.parse(String(line))));
const config = readConfig({ DATABASE_URL: database.url, METRICS_PORT: '0' });
({ app } = await buildServer(config, database, { logStream }));
app.server.headersTimeout = 100;
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await app.close();
});

type Leaving = 'resetAndDestroy' | 'end' | 'stay';

/** Sends it and leaves, in one of the ways to leave, or stays until it is sent away. */
async function send(request: string, leaving: Leaving): Promise<void> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise((sent) => socket.write(request, sent));
  socket.resume();
  if (leaving !== 'stay') socket[leaving]();
  if (!socket.closed) await once(socket, 'close');
}

const head = (first: string, ...more: string[]) => [first, 'Host: a', ...more, '', ''].join('\r\n');
const json = (path: string, body: string, length = body.length, ...more: string[]) =>
  head(`POST ${path} HTTP/1.1`, 'Content-Type: application/json', `Content-Length: ${length}`, ...more) +
  body;

const malformed = [
  'hello\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  head('GET / HTTP/1.1', 'bad header'),
  head('GET / HTTP/1.1', `Cookie: ${'x'.repeat(20_000)}`),
  head('POST /api/log HTTP/1.1', 'Transfer-Encoding: chunked', 'Content-Length: 4'),
  `${head('POST /api/log HTTP/1.1', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n`,
];
const strange = [
  head('OPTIONS * HTTP/1.1'),
  head('CONNECT a:1 HTTP/1.1'),
  head('PROPFIND / HTTP/1.1'),
  head('GET http://elsewhere.example/ HTTP/1.1'),
  head('GET / HTTP/1.1', 'Connection: upgrade', 'Upgrade: websocket'),
  head('GET /api/%00 HTTP/1.1'),
  head('GET /.git/config HTTP/1.1'),
  head('GET /api/auth/sso/zb/callback?code=x&state=y HTTP/1.1'),
  json('/api/log', '{{{{'),
  json('/api/log', '{"__proto__":{}}'),
  json('/api/log', '{{{{', 4, 'Content-Encoding: gzip'),
  json('/api/log', '{}', 2, 'Expect: nothing'),
];
const unfinished = [
  json('/api/log', '{"url', 100),
  json('/api/auth/sign-in', '{"email', 100),
  json('/api/nowhere', '{"url', 100),
];
const renderFailure = json('/api/log', JSON.stringify({ url: '/', error: 'Error: x', errorInfo: 'at Page' }));

async function halfAnUpload(): Promise<string> {
  const { token } = await withSession(database.db, { role: 'admin' });
  const form = ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000'];
  const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK';
  return head('POST /api/reports/upload-report HTTP/1.1', `Authorization: Bearer ${token}`, ...form) + file;
}

async function counted(why: string): Promise<number> {
  const port = logged.find(({ msg }) => msg === 'metrics')?.address?.port;
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(metrics.match(new RegExp(`caliper_requests_cut_short_total{why="${why}"} (\\d+)`))?.[1]);
}

test('MEND-37 whatever strangers send, and however they leave, the log of errors stays empty', async () => {
  const all = [...malformed, ...strange, ...unfinished, renderFailure, await halfAnUpload()];
  const ways: Leaving[] = ['resetAndDestroy', 'end'];
  await Promise.all(all.flatMap((request) => ways.map((leaving) => send(request, leaving))));
  await expect.poll(() => counted('aborted')).toBeGreaterThanOrEqual(2 * unfinished.length + 2);
  expect(await counted('malformed')).toBeGreaterThanOrEqual(malformed.length);
  const notices = logged.filter(({ level }) => level > 30);
  expect(new Set(notices.map(({ level, msg }) => `${level} ${msg}`))).toEqual(
    new Set(['40 the browser could not render a page']),
  );
  expect(JSON.stringify(logged)).not.toContain('stack');
});

test('MEND-37 a request that takes too long to arrive is logged as information, and counted', async () => {
  const before = await counted('slow');
  await send('GET / HTTP/1.1\r\nHost: a\r\n', 'stay');
  expect(logged.at(-1)).toMatchObject({ level: 30, msg: 'request cut short', why: 'slow' });
  expect(await counted('slow')).toBe(before + 1);
});
