import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startBucket } from '../../testing/bucket.ts';
import { temporaryFolder, whenOver } from '../../testing/when-over.ts';
import { bucketFiles } from './bucket.ts';
import { type Files, FilesAway } from './files.ts';
import { folderFiles } from './folder.ts';

async function openBucket(): Promise<Files> {
  const { url, stop } = await startBucket();
  whenOver(stop);
  return bucketFiles(url);
}

async function* breakingOff() {
  yield Buffer.from('the first half');
  throw new Error('The line broke');
}

describe.each([
  ['a folder', folderFiles(await temporaryFolder())],
  ['a bucket', await openBucket()],
])('files in %s', (_, files) => {
  const put = (key: string, content: Buffer | Readable) => files.put(key, content);
  async function read(key: string): Promise<string | null> {
    const stream = await files.open(key);
    return stream && text(stream);
  }

  test('a stored buffer or stream reads back byte for byte', async () => {
    const bytes = Buffer.from([0, 255, 10, 13]);
    await put('images/a.png', bytes);
    await put('packages/b.zip', Readable.from([Buffer.from('many '), Buffer.from('pieces')]));
    expect(await buffer((await files.open('images/a.png')) ?? Readable.from([]))).toEqual(bytes);
    expect(await read('packages/b.zip')).toBe('many pieces');
  });

  test('a stream of many megabytes is stored completely', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'x');
    await put('packages/large.zip', Readable.from(Array.from({ length: 21 }, () => piece)));
    const found = await buffer((await files.open('packages/large.zip')) ?? Readable.from([]));
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
    expect(await files.changedAt('nothing/here.txt')).toBeNull();
    await put('gone.txt', Buffer.from('x'));
    await files.remove('gone.txt');
    await files.remove('gone.txt');
    expect(await read('gone.txt')).toBeNull();
  });

  test('every file is listed with its time, and a key does not match longer keys that begin with it', async () => {
    await put('listed/a.png2', Buffer.from('1'));
    expect(await files.changedAt('listed/a.png')).toBeNull();
    await put('listed/a.png', Buffer.from('2'));
    const changed = await files.changedAt('listed/a.png');
    expect(Math.abs(Date.now() - (changed?.getTime() ?? 0))).toBeLessThan(60_000);
    const keys: string[] = [];
    for await (const { key } of files.list()) keys.push(key);
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
    await expect(files.open(key)).rejects.toThrow('Not a file key');
    await expect(files.remove(key)).rejects.toThrow('Not a file key');
    await expect(files.changedAt(key)).rejects.toThrow('Not a file key');
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
