import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { WorkerQueueOptions } from '../../../platform/worker/worker-queue.ts';
import { temporaryFolder } from '../../../testing/when-over.ts';
import { createIngest, type Ingest } from './ingest.ts';
import { cover, goodPackage, type PackageFiles, packageOf } from './package.fixture.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

function start(options: Partial<WorkerQueueOptions> = {}): Ingest {
  const ingest = createIngest(options);
  onTestFinished(() => ingest.stop());
  return ingest;
}

async function send(ingest: Ingest, files: PackageFiles, target = folder) {
  return ingest.ingest({ zip: await packageOf(files), folder: target, writeup: true, cover });
}

/** Enough cells to keep a worker busy for a while. */
const heavy: PackageFiles = Object.fromEntries(
  ['01', '02', '03'].map((number) => [
    `chapters/${number}-x.html`,
    `<h1>Chapter ${number}</h1><table>${Array.from({ length: 4000 }, (_, row) => `<tr><td>${row * 7919}<td>${row}`).join('')}</table>`,
  ]),
);

test('packages are read in a worker, and their files get their final names', async () => {
  const answer = await send(start(), goodPackage());
  if (!answer.accepted) throw new Error('refused');
  const { content } = answer;
  expect(content.chapters.map(({ chapter_title }) => chapter_title)).toEqual(['Introduction', 'Market']);
  const files = [content.preview, content.toc, ...content.images];
  expect((await readdir(folder)).sort()).toEqual(files.map(({ file }) => file).sort());
  for (const { path, bytes } of files) expect((await stat(path)).size).toBe(bytes);
});

test('packages sent together are all read, one after the other', async () => {
  const ingest = start();
  const answers = await Promise.all([
    send(ingest, goodPackage()),
    send(ingest, { 'x.html': '' }),
    send(ingest, goodPackage()),
  ]);
  expect(answers.map(({ accepted }) => accepted)).toEqual([true, false, true]);
});

test('a few packages may wait; any more are sent away until there is room again', async () => {
  const ingest = start({ waiting: 1 });
  const request = { zip: null, folder, writeup: false, cover };
  const [first, second, third] = await Promise.allSettled([1, 2, 3].map(() => ingest.ingest(request)));
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(third).toMatchObject({ reason: { status: 503, retryAfter: 60 } });
  expect((await ingest.ingest(request)).accepted).toBe(true);
});

test('the server keeps running while a package is read', async () => {
  const ingest = start();
  let beats = 0;
  const pulse = setInterval(() => {
    beats += 1;
  }, 10);
  await send(ingest, heavy);
  clearInterval(pulse);
  expect(beats).toBeGreaterThan(5);
});

test('a package that takes too long gets a finding, and the next one is read as usual', async () => {
  const ingest = start({ longestMs: 20 });
  expect(await send(ingest, heavy)).toEqual({
    accepted: false,
    findings: [{ file: '', message: expect.stringContaining('too large or too complex') }],
  });
  const patient = start();
  expect((await send(patient, goodPackage())).accepted).toBe(true);
});

test('a package that takes too much memory ends its worker, not the server', async () => {
  const failures: Error[] = [];
  const ingest = start({ memoryMb: 16, onFailure: (error) => failures.push(error) });
  expect(await send(ingest, heavy)).toMatchObject({ accepted: false, findings: [{ file: '' }] });
  expect(failures.map(({ message }) => message).join()).toContain('memory');
});

test('a failure of the machine is an error, and not reported as a bad package', async () => {
  await expect(send(start(), goodPackage(), join(folder, 'missing'))).rejects.toMatchObject({
    code: 'ENOENT',
  });
});

test('an idle worker ends, and a new one starts when needed', async () => {
  const ingest = start({ idleMs: 10 });
  expect((await send(ingest, goodPackage())).accepted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await send(ingest, goodPackage())).accepted).toBe(true);
});

test('stopping does not wait for a package, and no more are accepted', async () => {
  const ingest = start();
  const waiting = send(ingest, heavy);
  const outcome = expect(waiting).rejects.toThrow('stopped');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await ingest.stop();
  await outcome;
  await expect(send(ingest, goodPackage())).rejects.toThrow('stopped');
});
