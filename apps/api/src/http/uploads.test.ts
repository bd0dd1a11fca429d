import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openStaging } from '../platform/files/staging.ts';
import { temporaryFolder } from '../testing/when-over.ts';
import { answerError } from './errors.ts';
import { takeUploads } from './uploads.ts';

const most = 1000;
const head = 'POST /take HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n';

async function listening(atOnce?: number) {
  const root = await temporaryFolder();
  const app = Fastify();
  app.setErrorHandler(answerError);
  let reading = 0;
  app.addHook('preValidation', async () => void reading++);
  await takeUploads(app, openStaging(root), most, atOnce);
  // Reading the form must end even if the sender is gone.
  app.addHook('onError', async () => void reading--);
  app.addHook('preHandler', async () => void reading--);
  app.post('/take', { config: { takesUpload: true } }, async ({ body, upload }) => ({
    fields: body,
    text: upload && (await readFile(upload.path, 'utf8')),
  }));
  app.post('/work', { config: { takesUpload: true } }, ({ raw }) => once(raw.socket, 'close'));
  await app.listen({ port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  /** Entries below the folder of this process. */
  const staged = async () => {
    const [own] = await readdir(root);
    return own ? await readdir(join(root, own)) : [];
  };
  const inHand = () => reading;
  return { port, staged, inHand };
}

async function send(port: number, parts: [name: string, value: string | Blob][]) {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  const answer = await fetch(`http://127.0.0.1:${port}/take`, { method: 'POST', body });
  return { status: answer.status, body: await answer.json() };
}

test('a file and its fields arrive in any order, and nothing is left behind', async () => {
  const { port, staged } = await listening();
  const answer = await send(port, [
    ['file', new Blob(['hello'])],
    ['title', 'Knees'],
  ]);
  expect(answer).toEqual({ status: 200, body: { fields: { title: 'Knees' }, text: 'hello' } });
  await expect.poll(staged).toEqual([]);
});

test('a file over the limit is refused and removed', async () => {
  const { port, staged } = await listening();
  const answer = await send(port, [['file', new Blob(['x'.repeat(most + 1)])]]);
  const fields = { file: expect.any(String) };
  expect(answer).toMatchObject({ status: 413, body: { code: 'upload-too-large', fields } });
  await expect.poll(staged).toEqual([]);
});

test('a form that announces far too large a size is refused before it arrives', async () => {
  const { port, staged } = await listening();
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}Content-Length: 10000000000\r\n\r\n--b\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
  expect(String(answer)).toContain('upload-too-large');
  socket.destroy();
  await expect.poll(staged).toEqual([]);
});

test('an endless file is refused once it is too large', async () => {
  const { port, staged } = await listening();
  const socket = connect(port, '127.0.0.1');
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n';
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk(part)}${chunk('x'.repeat(most + 1))}`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
  socket.destroy();
  await expect.poll(staged).toEqual([]);
});

test('a second file, a file under another name and a NUL are refused', async () => {
  const { port, staged } = await listening();
  const file = new Blob(['hello']);
  const wrong: [string, string | Blob][][] = [
    [
      ['file', file],
      ['file', file],
    ],
    [['attachment', file]],
    [['title', 'a\0b']],
  ];
  for (const parts of wrong) expect([400, 413]).toContain((await send(port, parts)).status);
  await expect.poll(staged).toEqual([]);
});

test('a sender who hangs up leaves nothing behind', async () => {
  const { port, staged } = await listening();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\nhalf of';
  socket.write(`${head}Content-Length: 900\r\n\r\n${part}`);
  await expect.poll(async () => (await staged()).length).toBe(1);
  socket.destroy();
  await expect.poll(staged).toEqual([]);
});

test('a sender who hangs up while the file is being worked on leaves nothing behind', async () => {
  const { port, staged, inHand } = await listening();
  const socket = connect(port, '127.0.0.1');
  const body =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\nall of it\r\n--b--\r\n';
  socket.write(`${head.replace('/take', '/work')}Content-Length: ${body.length}\r\n\r\n${body}`);
  await expect.poll(async () => [(await staged()).length, inHand()]).toEqual([1, 0]);
  socket.destroy();
  await expect.poll(staged).toEqual([]);
});

test('beyond a number of open uploads, the next is sent away until one of them ends', async () => {
  const { port, staged } = await listening(2);
  const slow = [1, 2].map(() => connect(port, '127.0.0.1'));
  for (const socket of slow) socket.write(`${head}Content-Length: 900\r\n\r\n--b\r\n`);
  await expect.poll(async () => (await staged()).length).toBe(2);
  const file: [string, Blob] = ['file', new Blob(['hello'])];
  expect(await send(port, [file])).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  slow[0]?.destroy();
  await expect.poll(async () => (await staged()).length).toBe(1);
  expect((await send(port, [file])).status).toBe(200);
  expect((await send(port, [file])).status).toBe(200);
  slow[1]?.destroy();
});

test('a malformed form is a bad request, and a field may appear only once', async () => {
  const { port, staged } = await listening();
  const types = ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=b'];
  for (const type of types) {
    const answer = await fetch(`http://127.0.0.1:${port}/take`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nno end',
    });
    expect([type, answer.status]).toEqual([type, 400]);
  }
  const twice = await send(port, [
    ['title', 'one'],
    ['title', 'two'],
  ]);
  expect(twice.status).toBe(400);
  await expect.poll(staged).toEqual([]);
});

test('senders who hang up at any point leave no folder and no request behind', async () => {
  const { port, staged, inHand } = await listening();
  const head =
    'POST /take HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900\r\n\r\n';
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(head);
      await new Promise((resolve) => setTimeout(resolve, index % 8));
      socket.destroy();
    }),
  );
  await expect.poll(staged).toEqual([]);
  await expect.poll(inHand).toBe(0);
});
