import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerBroken } from './broken-request.ts';

const hasty = { headersTimeout: 100, connectionsCheckingInterval: 50 };
const server = createServer(hasty, (_request, response) => response.end('fine'));
server.on('clientError', answerBroken({ 'x-content-type-options': 'nosniff' }));
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

async function send(request: string, allowHalfOpen = false): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  socket.write(request);
  return text(socket);
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a broken header', 'GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n', 400],
  ['too long a header', `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered with a problem and the protecting headers', async (_what, request, status) => {
  const [head = '', body = ''] = (await send(request)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain('content-type: application/problem+json');
  expect(head).toContain('cache-control: no-store');
  expect(JSON.parse(body)).toMatchObject({ status, code: 'bad-request' });
});

test('a request that never ends is answered, and its connection closed even if the client keeps it open', async () => {
  const accepted = once(server, 'connection');
  expect(await send('GET / HTTP/1.1\r\nhost: a\r\n', true)).toContain('HTTP/1.1 408 ');
  const [socket] = await accepted;
  if (!socket.destroyed) await once(socket, 'close');
});
