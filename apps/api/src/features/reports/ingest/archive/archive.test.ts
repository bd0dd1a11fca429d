import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { upload } from '@caliper/contract/limits.ts';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../testing/when-over.ts';
import { cover, goodPackage, packageOf } from '../package.fixture.ts';
import { readPackage } from '../read-package.ts';
import { type Part, zipBytes } from './zip.fixture.ts';

let parent: string;
let folder: string;
let zip: string;
beforeEach(async () => {
  parent = await temporaryFolder();
  folder = await mkdtemp(join(parent, 'staging-'));
  zip = join(parent, 'package.zip');
});

const chapter = Buffer.from('<h1>One</h1><p>Text</p>');
const good: Part = { name: 'chapters/01-one.html', data: chapter };

async function findingsOf(bytes: Buffer): Promise<string[]> {
  await writeFile(zip, bytes);
  const answer = await readPackage({ zip, folder, writeup: true, cover });
  if (answer.accepted) return [];
  return answer.findings.map(({ file, message }) => `${file}: ${message}`);
}

async function goodBytes(): Promise<Buffer> {
  return readFile(await packageOf(goodPackage()));
}

/** Only the staging folder and the upload itself may be left afterwards. */
async function outside(): Promise<string[]> {
  return (await readdir(parent)).filter((name) => name !== 'package.zip' && join(parent, name) !== folder);
}

test('a hand-made archive of good parts is accepted, so the refusals below have their own reasons', async () => {
  expect(await findingsOf(zipBytes([good]))).toEqual([]);
});

test('ADM-04 a file that is not an archive is refused', async () => {
  expect(await findingsOf(Buffer.alloc(0))).toEqual([': The file is empty.']);
  expect(await findingsOf(Buffer.from('<html>'))).toEqual([
    expect.stringContaining('neither a ZIP nor a Word file'),
  ]);
  expect(await findingsOf(Buffer.from('PK'))).toEqual([expect.stringContaining('damaged or not complete')]);
});

test('ADM-04 an archive cut off anywhere is refused as incomplete', async () => {
  const whole = await goodBytes();
  for (const share of [0.1, 0.5, 0.9, 0.999]) {
    const cut = whole.subarray(0, Math.floor(whole.length * share));
    expect(await findingsOf(cut)).toEqual([expect.stringContaining('damaged or not complete')]);
  }
});

test('ADM-04 an oversized central directory is refused before all of it is read', async () => {
  const names = Array.from({ length: 80 }, (_, index) => `chapters/${index + 2}-two.html`);
  const wordy = { ...good, also: names, comment: Buffer.alloc(60_000, 'x') };
  expect(await findingsOf(zipBytes([wordy]))).toEqual([expect.stringContaining('damaged or not complete')]);
});

test('ADM-04 a corrupted file is noticed', async () => {
  const bytes = zipBytes([good]);
  const place = bytes.indexOf('Text');
  bytes.write('Tent', place);
  expect(await findingsOf(bytes)).toEqual([expect.stringMatching(/^chapters\/01-one\.html: .*damaged/)]);
});

test.each<[string, Partial<Part>, RegExp]>([
  ['a name that leaves the folder', { name: '../../etc/cron.d/x' }, /"\.\."/],
  ['a name that leaves the folder from within', { name: 'chapters/../../x.html' }, /"\.\."/],
  ['an absolute name', { name: '/etc/passwd' }, /absolute/],
  ['a drive letter', { name: 'C:/x.html' }, /absolute/],
  ['a backslash', { name: 'chapters\\02-two.html' }, /backslash/],
  ['an empty name', { name: '' }, /without a name/],
  ['a control character', { name: 'chapters/02-\u0007.html' }, /control characters/],
  ['a symbolic link', { name: 'images/x.png', mode: 0o120777 }, /symbolic link/],
  ['a device', { name: 'images/x.png', mode: 0o060666 }, /not an ordinary file/],
  ['an encrypted file', { name: 'chapters/02-two.html', flags: 1 }, /encrypted/],
  ['an unusual compression method', { name: 'chapters/02-two.html', method: 14 }, /standard compression/],
  ['an archive in the archive', { name: 'more.zip' }, /archive inside/],
  ['an archive under another name', { name: 'data.bin', data: zipBytes([good]) }, /archive inside/],
  ['a declared bomb', { name: 'images/x.png', declared: 500 * 1024 * 1024 }, /times its packed size/],
])('ADM-04 %s is refused by name, despite the good file beside it', async (_, part, reason) => {
  const found = await findingsOf(zipBytes([good, { name: 'x', data: Buffer.from('x'), ...part }]));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(reason);
  expect(found[0]?.startsWith(`${part.name}: `)).toBe(true);
  expect(await outside()).toEqual([]);
});

test('ADM-04 an archive with strong encryption is refused', async () => {
  const found = await findingsOf(zipBytes([{ ...good, flags: 0x41 }]));
  expect(found).toEqual([expect.stringContaining('encrypted')]);
});

test('ADM-04 a duplicate name is refused, even if only the case differs', async () => {
  const found = await findingsOf(zipBytes([good, good, { ...good, name: 'Chapters/01-ONE.html' }]));
  expect(found).toEqual([
    expect.stringMatching(/^chapters\/01-one\.html: .*twice/),
    expect.stringMatching(/^Chapters\/01-ONE\.html: .*twice/),
  ]);
});

test('ADM-04 everything that is wrong with an archive is reported at once', async () => {
  const data = Buffer.from('x');
  const found = await findingsOf(
    zipBytes([{ name: '../a', data }, { name: '/b', data }, { name: 'c.zip', data }, good, good]),
  );
  expect(found).toHaveLength(4);
});

test('ADM-04 too many files are refused before any is read', async () => {
  const parts = Array.from({ length: upload.entries + 1 }, (_, index) => ({
    name: `images/${index}.png`,
    data: Buffer.alloc(0),
  }));
  expect(await findingsOf(zipBytes(parts))).toEqual([expect.stringContaining(`${upload.entries}`)]);
});

test('ADM-04 a zip bomb that lies about its size is stopped while unpacking', async () => {
  const data = Buffer.alloc(30 * 1024 * 1024);
  const found = await findingsOf(
    zipBytes([good, { name: 'images/x.png', data, deflate: true, declared: 2000 }]),
  );
  expect(found).toEqual([expect.stringContaining('times its packed size')]);
  const honest = await findingsOf(zipBytes([good, { name: 'chapters/02-two.html', data, deflate: true }]));
  expect(honest).toEqual([expect.stringContaining('times its packed size')]);
});

test('ADM-04 files that share the same bytes count each time they are unpacked', async () => {
  const data = Buffer.alloc(900_000, '<p>x</p>');
  const names = Array.from({ length: 40 }, (_, index) => `chapters/${index + 10}-x.html`);
  const found = await findingsOf(
    zipBytes([{ name: 'chapters/01-x.html', data, deflate: true, also: names }]),
  );
  expect(found).toEqual([expect.stringMatching(/^: The ZIP unpacks to more than 100 times/)]);
});

test('ADM-04 a central directory with an invalid offset is refused', async () => {
  const bytes = zipBytes([good]);
  bytes.writeUInt32LE(0x7fffffff, bytes.length - 6);
  expect(await findingsOf(bytes)).toEqual([expect.stringContaining('damaged')]);
});

test('ADM-04 after a refusal nothing is left outside the staging folder', async () => {
  await findingsOf(zipBytes([good, { name: '../escape.html', data: chapter }]));
  await findingsOf(zipBytes([good, { name: 'images/x.png', data: Buffer.from('no image') }]));
  expect(await outside()).toEqual([]);
});

test('files left behind by operating systems are ignored', async () => {
  const data = Buffer.from('x');
  const clutter = ['__MACOSX/chapters/._01-one.html', '.DS_Store', 'images/Thumbs.db', 'desktop.ini'];
  expect(await findingsOf(zipBytes([good, ...clutter.map((name) => ({ name, data }))]))).toEqual([]);
});
