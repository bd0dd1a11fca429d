import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startBucket } from '../../testing/bucket.ts';
import { bucketFiles } from './bucket.ts';
import { type Files, FilesAway } from './files.ts';
import { folderFiles } from './folder.ts';

interface Opened {
  files: Files;
  stop(): Promise<void>;
}

async function openFolder(): Promise<Opened> {
  const root = await mkdtemp(join(tmpdir(), 'caliper-files-'));
  return { files: folderFiles(root), stop: () => rm(root, { recursive: true, force: true }) };
}

async function openBucket(): Promise<Opened> {
  const { url, stop } = await startBucket();
  return { files: bucketFiles(url), stop };
}

async function* breakingOff() {
  yield Buffer.from('the first half');
  throw new Error('The line broke');
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('files in %s', (_, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.stop());

  const put = (key: string, content: Buffer | Readable) => opened.files.put(key, content);
  async function read(key: string): Promise<string | null> {
    const stream = await opened.files.open(key);
    return stream && text(stream);
  }

  test('a stored buffer or stream reads back byte for byte', async () => {
    const bytes = Buffer.from([0, 255, 10, 13]);
    await put('images/a.png', bytes);
    await put('packages/b.zip', Readable.from([Buffer.from('many '), Buffer.from('pieces')]));
    expect(await buffer((await opened.files.open('images/a.png')) ?? Readable.from([]))).toEqual(bytes);
    expect(await read('packages/b.zip')).toBe('many pieces');
  });

  test('a stream of many megabytes is stored completely', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'x');
    await put('packages/large.zip', Readable.from(Array.from({ length: 21 }, () => piece)));
    const found = await buffer((await opened.files.open('packages/large.zip')) ?? Readable.from([]));
    expect(found.length).toBe(21 * piece.length);
    expect(found.every((byte) => byte === piece[0])).toBe(true);
  });

  test('the latest version is the one read', async () => {
    await put('twice.txt', Buffer.from('old'));
    await put('twice.txt', Buffer.from('new'));
    expect(await read('twice.txt')).toBe('new');
  });

  test('a stream that breaks off leaves the existing file', async () => {
    await put('kept.txt', Buffer.from('old'));
    await expect(put('kept.txt', Readable.from(breakingOff()))).rejects.toThrow('The line broke');
    expect(await read('kept.txt')).toBe('old');
  });

  test('a missing file is null, and removing it again does no harm', async () => {
    expect(await read('nothing/here.txt')).toBeNull();
    expect(await opened.files.changedAt('nothing/here.txt')).toBeNull();
    await put('gone.txt', Buffer.from('x'));
    await opened.files.remove('gone.txt');
    await opened.files.remove('gone.txt');
    expect(await read('gone.txt')).toBeNull();
  });

  test('every file is listed with its time, and a key does not match longer keys that begin with it', async () => {
    await put('listed/a.png2', Buffer.from('1'));
    expect(await opened.files.changedAt('listed/a.png')).toBeNull();
    await put('listed/a.png', Buffer.from('2'));
    const changed = await opened.files.changedAt('listed/a.png');
    expect(Math.abs(Date.now() - (changed?.getTime() ?? 0))).toBeLessThan(60_000);
    const keys: string[] = [];
    for await (const { key } of opened.files.list()) keys.push(key);
    expect(keys).toEqual(expect.arrayContaining(['listed/a.png', 'listed/a.png2']));
  });

  test.each([
    '',
    '.',
    '..',
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    'a/',
    'a\b',
    '.hidden',
    'a/.hidden',
    'A',
    'a b',
    'ä',
    'a\0',
    'a\n',
    '%2e%2e/a',
    'a.txt.',
    'c:a',
  ])('%j is not a key', async (key) => {
    await expect(put(key, Buffer.from('bad'))).rejects.toThrow('Not a file key');
    await expect(opened.files.open(key)).rejects.toThrow('Not a file key');
    await expect(opened.files.remove(key)).rejects.toThrow('Not a file key');
    await expect(opened.files.changedAt(key)).rejects.toThrow('Not a file key');
  });
});

describe('an unreachable store', () => {
  async function listenSilently() {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    const { port } = server.address() as AddressInfo;
    return { server, url: new URL(`http://key:secret@127.0.0.1:${port}/caliper`) };
  }

  test('is told apart from a missing file', async () => {
    const { server, url } = await listenSilently();
    server.close();
    await expect(bucketFiles(url).open('a.txt')).rejects.toThrow(FilesAway);
    await expect(bucketFiles(url).put('a.txt', Buffer.from('a'))).rejects.toThrow(FilesAway);
  });

  test('leaves no stream open', async () => {
    const { server, url } = await listenSilently();
    server.close();
    const stream = Readable.from([Buffer.from('a')]);
    await expect(bucketFiles(url).put('a.txt', stream)).rejects.toThrow(FilesAway);
    expect(stream.destroyed).toBe(true);
  });

  test('that fails after it began to answer has not stored the file', async () => {
    const { server, url } = await listenSilently();
    server.on('request', (request, response) => {
      request.resume();
      const { searchParams } = new URL(request.url ?? '', url);
      const isPart = searchParams.has('partNumber');
      if (isPart) response.setHeader('etag', '"part"');
      const begun = '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>';
      const failed = '<Error><Code>InternalError</Code></Error>';
      response.end(isPart ? '' : searchParams.has('uploads') ? begun : failed);
    });
    await expect(bucketFiles(url).put('a.txt', Readable.from([Buffer.from('a')]))).rejects.toThrow(FilesAway);
  });

  test('is not waited for indefinitely', async () => {
    const { url } = await listenSilently();
    await expect(bucketFiles(url, 100).open('a.txt')).rejects.toThrow(FilesAway);
  });

  test('may also be one that rejects our key', async () => {
    const { url, stop } = await startBucket();
    onTestFinished(stop);
    url.username = 'nobody';
    await expect(bucketFiles(url).put('a.txt', Buffer.from('a'))).rejects.toThrow(FilesAway);
  });
});
