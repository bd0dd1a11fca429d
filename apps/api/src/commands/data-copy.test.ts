import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderFiles } from '../platform/files/folder.ts';
import { cleanUp, kill, makeFolder, open } from '../platform/postgres/embedded/harness.ts';
import { connect } from '../platform/postgres/postgres.ts';
import { clientOver } from '../testing/client.ts';
import { filesIn, tablesIn } from '../testing/fingerprint.ts';
import { type Node, startNode, stopNode, surroundings } from '../testing/nodes.ts';
import { publishReport } from '../testing/publish.ts';

const program = join(import.meta.dirname, 'backup.ts');
const chapter = '<h1>Knees</h1><p>They bend.</p><img src="../images/chart.svg" alt="">';

let DATA_DIR: string;
let copy: string;
const nodes: Node[] = [];
beforeEach(async () => {
  const folder = await makeFolder();
  [DATA_DIR, copy] = [join(folder, 'data'), join(folder, 'copy')];
});
afterEach(async () => {
  for (const node of nodes.splice(0)) await kill(node.process);
  await cleanUp();
});

async function start(): Promise<Node> {
  const node = await startNode({ DATA_DIR, SEED: 'none', LOG_LEVEL: 'fatal' });
  nodes.push(node);
  return node;
}

async function run(what: 'backup' | 'restore', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, what, copy], {
    env: { ...surroundings, DATA_DIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: (await said).join('').trim() };
}

async function publish({ port }: Node): Promise<void> {
  const memory = JSON.parse(await readFile(join(DATA_DIR, 'postgres.json'), 'utf8'));
  const { db, close } = connect(`postgres://caliper:${memory.password}@127.0.0.1:${memory.port}/caliper`);
  const send = (method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body ? { body } : {}) });
  await publishReport({ db, ...clientOver({ send }) }, [chapter]);
  await close();
}

/** Fingerprints of every table and file. */
async function contents() {
  const { url, stop } = await open(DATA_DIR, { durable: true });
  const { db, close } = connect(url, { max: 1 });
  const tables = await tablesIn(db);
  await close();
  await stop();
  return { tables, files: await filesIn(folderFiles(join(DATA_DIR, 'files'))) };
}

test('a stopped Caliper is copied, destroyed and restored with every row and file', async () => {
  const node = await start();
  await publish(node);
  expect(await run('backup')).toEqual({ code: 1, said: `Caliper runs on ${DATA_DIR}. Stop it first.` });
  expect(existsSync(copy)).toBe(false);
  await stopNode(node);
  const before = await contents();
  expect(before.tables.chapters).toMatch(/^1 /);
  expect(Object.keys(before.files).length).toBeGreaterThan(1);

  expect(await run('backup')).toEqual({ code: 0, said: `${DATA_DIR} is copied to ${copy}.` });
  expect(await run('restore')).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });
  expect((await stat(copy)).mode & 0o077).toBe(0);
  await rm(DATA_DIR, { recursive: true });
  expect(await run('restore')).toEqual({ code: 0, said: `${copy} is copied to ${DATA_DIR}.` });
  expect(await contents()).toEqual(before);
  await stopNode(await start());
});

test('a data folder reached by a link is refused while in use, and copied with what it links to', async () => {
  const link = `${DATA_DIR}-link`;
  await symlink(DATA_DIR, link);
  const node = await start();
  await publish(node);
  expect(await run('backup', { DATA_DIR: link })).toEqual({
    code: 1,
    said: `Caliper runs on ${link}. Stop it first.`,
  });
  await stopNode(node);
  await rename(join(DATA_DIR, 'files'), `${DATA_DIR}-files`);
  await symlink(`${DATA_DIR}-files`, join(DATA_DIR, 'files'));

  expect(await run('backup', { DATA_DIR: link })).toMatchObject({ code: 0 });
  expect((await lstat(join(copy, 'files'))).isDirectory()).toBe(true);
  expect(await filesIn(folderFiles(join(copy, 'files')))).toEqual(
    await filesIn(folderFiles(`${DATA_DIR}-files`)),
  );
});

/** What a backup looks like, but without a database that could start. */
async function makeBackup(folder: string): Promise<void> {
  await mkdir(join(folder, 'postgres'), { recursive: true });
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18\n');
  const memory = { port: 1, password: 'secret', location: 'postgres' };
  await writeFile(join(folder, 'postgres.json'), JSON.stringify(memory));
}

test('a backup after a killed one holds nothing of it', async () => {
  await makeBackup(DATA_DIR);
  await mkdir(join(`${copy}.part`, 'postgres', 'old'), { recursive: true });
  expect(await run('backup')).toMatchObject({ code: 0 });
  expect(await readdir(join(copy, 'postgres'))).toEqual(['PG_VERSION']);
});

test('a restore fills an existing folder, which keeps its mode', async () => {
  await makeBackup(copy);
  await mkdir(join(DATA_DIR, 'lost+found'), { recursive: true });
  await chmod(DATA_DIR, 0o711);
  const { ino } = await stat(DATA_DIR);
  expect(await run('restore')).toMatchObject({ code: 0 });
  expect((await readdir(DATA_DIR)).sort()).toEqual(['lost+found', 'postgres', 'postgres.json']);
  expect(await stat(DATA_DIR)).toMatchObject({
    ino,
    mode: expect.toSatisfy((mode) => (mode & 0o777) === 0o711),
  });
});

test('after half a restore, both a start and the next restore refuse', async () => {
  await makeBackup(copy);
  await mkdir(join(DATA_DIR, 'postgres'), { recursive: true });
  expect(await run('restore')).toEqual({
    code: 1,
    said:
      `${DATA_DIR} holds half of a database, as a restore that was interrupted leaves it. ` +
      'Move what is there away (postgres) and restore again.',
  });
  await expect(open(DATA_DIR)).rejects.toThrow('repeat the restore');
  expect(await readdir(DATA_DIR)).toEqual(['postgres']);
});

test('a source without a backup and a target that is not empty are refused', async () => {
  expect(await run('restore')).toEqual({ code: 1, said: `${copy} is no backup of Caliper.` });
  expect(await run('backup')).toEqual({ code: 1, said: `There is no database in ${DATA_DIR}.` });
  const own = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  expect(await run('backup', own)).toMatchObject({ code: 1, said: expect.stringContaining('pg_dump') });
  expect(existsSync(DATA_DIR)).toBe(false);
});
