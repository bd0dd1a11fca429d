import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitSendingTime } from './sending-time.ts';

const silentMs = 500;

async function listening() {
  const app = Fastify();
  limitSendingTime(app, silentMs);
  app.get('/large', async () => Buffer.alloc(64 * 1024 * 1024));
  app.get('/late', async () => wait(3 * silentMs, 'done'));
  app.get('/slow', async () => Readable.from(slowly(), { objectMode: false }));
  await app.listen({ port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const open = () => new Promise<number>((done) => app.server.getConnections((_, count) => done(count)));
  return { port, open };
}

async function* slowly() {
  for (let n = 0; n < 20; n++) yield await wait(silentMs / 10, '.');
}

test('a client that never reads its answer is dropped', async () => {
  const { port, open } = await listening();
  const socket = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(open).toBe(1);
  await expect.poll(open).toBe(0);
});

test('work on a request may take longer, before and after another answer on the same connection', async () => {
  const { port } = await listening();
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  for (let n = 0; n < 2; n++) {
    socket.write('GET /late HTTP/1.1\r\nHost: x\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toContain('done');
  }
});

test('an answer may take longer while it keeps moving', async () => {
  const { port } = await listening();
  const answer = await fetch(`http://127.0.0.1:${port}/slow`);
  expect(await answer.text()).toHaveLength(20);
});
