import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyReply } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitBodyTime } from './body-time.ts';

async function listening(withinMs: number): Promise<number> {
  const app = Fastify();
  limitBodyTime(app, withinMs);
  app.post('/plain', async () => 'done');
  app.post('/upload', { config: { takesUpload: true } }, async () => 'done');
  const refuse = { onRequest: async (_: unknown, reply: FastifyReply) => reply.code(401).send() };
  app.post('/refused', refuse, async () => 'done');
  app.post('/upload-refused', { ...refuse, config: { takesUpload: true } }, async () => 'done');
  await app.listen({ port: 0 });
  onTestFinished(() => app.close());
  return (app.server.address() as AddressInfo).port;
}

/** Promises ten bytes and sends four. */
async function dawdle(port: number, path: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nfour`,
  );
  return socket;
}

test('a body that does not arrive in time ends the connection', async () => {
  const socket = await dawdle(await listening(100), '/plain');
  socket.resume();
  await once(socket, 'close');
});

test('an upload may take longer', async () => {
  const socket = await dawdle(await listening(20), '/upload');
  await new Promise((resolve) => setTimeout(resolve, 150));
  socket.write('sixsix');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toContain('done');
  socket.destroy();
});

test('after the answer, a body that never ends closes the connection', async () => {
  const port = await listening(60_000);
  for (const path of ['/refused', '/upload-refused']) {
    const socket = await dawdle(port, path);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toContain('401');
    expect(String(answer).toLowerCase()).toContain('connection: close');
    socket.resume();
    await once(socket, 'close');
  }
});
