import { readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/when-over.ts';
import type { Files } from './files.ts';
import { folderFiles } from './folder.ts';

let parent: string;
let root: string;
let files: Files;
beforeEach(async () => {
  parent = await temporaryFolder();
  root = join(parent, 'files');
  files = folderFiles(root);
});

async function read(key: string): Promise<string | null> {
  const stream = await files.open(key);
  return stream && text(stream);
}

/** Everything except the folder that writes begin in. */
const names = async () =>
  (await readdir(root, { recursive: true })).filter((name) => name !== 'staged').sort();

async function* breakingOff() {
  yield 'the first half';
  throw new Error('The line broke');
}

test('a reader keeps the file it opened while another replaces it', async () => {
  await files.put('a.txt', Buffer.from('old'));
  const opened = await files.open('a.txt');
  await files.put('a.txt', Buffer.from('new'));
  expect(await text(opened ?? Readable.from([]))).toBe('old');
  expect(await read('a.txt')).toBe('new');
});

test('of many concurrent writers one wins, and its file is complete', async () => {
  const contents = Array.from({ length: 8 }, (_, index) => String(index).repeat(200_000));
  await Promise.all(contents.map((content) => files.put('a.txt', Readable.from([content]))));
  expect(contents).toContain(await read('a.txt'));
  expect(await names()).toEqual(['a.txt']);
});

test('an upload that breaks off leaves nothing behind', async () => {
  await expect(files.put('a.txt', Readable.from(breakingOff()))).rejects.toThrow('The line broke');
  expect(await names()).toEqual([]);
});

test.runIf(process.platform === 'linux')('an upload that breaks off leaves no file open', async () => {
  await expect(files.put('a.txt', Readable.from(breakingOff()))).rejects.toThrow('The line broke');
  const handles = await readdir('/proc/self/fd');
  const targets = await Promise.all(handles.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  expect(targets.filter((target) => target.startsWith(root))).toEqual([]);
});

test('anything that is not a key never becomes a path', async () => {
  await expect(files.put('../secret', Buffer.from('bad'))).rejects.toThrow('Not a file key');
  expect(await readdir(parent)).toEqual([]);
});

test('the stored file holds just its content', async () => {
  await files.put('plain.txt', Buffer.from('plain'));
  expect(await readFile(join(root, 'plain.txt'), 'utf8')).toBe('plain');
});

test('the list has all files, including what a killed process left', async () => {
  await files.put('images/a.png', Buffer.from('a'));
  await files.put('packages/b.zip', Buffer.from('b'));
  await writeFile(join(root, 'staged/half'), 'half');
  const keys: string[] = [];
  for await (const { key, changedAt } of files.list()) {
    keys.push(key);
    expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
  }
  expect(keys.sort()).toEqual(['images/a.png', 'packages/b.zip', 'staged/half']);
  await files.remove('staged/half');
  expect(await names()).not.toContain('staged/half');
});

test('listing works while others store and remove files', async () => {
  const puts = Array.from({ length: 60 }, (_, index) => files.put(`images/${index}.png`, Buffer.from('x')));
  const lists = Array.from({ length: 20 }, async () => {
    let count = 0;
    for await (const _ of files.list()) count += 1;
    return count;
  });
  await Promise.all([...puts, ...lists]);
});
