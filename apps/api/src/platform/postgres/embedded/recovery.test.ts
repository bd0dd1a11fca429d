import { spawn } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { DataFolderInUse } from '../embedded.ts';
import {
  cleanUp,
  clusterIn,
  isRoot,
  isUnix,
  kill,
  killPostmaster,
  makeFolder,
  open,
  openElsewhere,
  postmasterOf,
  query,
  urlFrom,
} from './harness.ts';

afterEach(() => cleanUp(), 60_000);

describe('after a kill', () => {
  async function killedCaliper(folder: string, durable = true): Promise<string> {
    const first = openElsewhere(folder, { durable });
    const url = await urlFrom(first);
    await query(url, "create table notes as select 'committed' as note");
    await kill(first.child);
    return url;
  }

  test('the server that a killed Caliper left running is adopted', async () => {
    const folder = await makeFolder();
    const url = await killedCaliper(folder);
    const orphan = await postmasterOf(folder);

    const next = await open(folder, { durable: true });
    expect(next.url).toBe(url);
    expect(await postmasterOf(folder)).toBe(orphan);
    expect(await query(next.url, 'select note from notes')).toEqual([['committed']]);
  });

  test('an orphan that does not sync is replaced before anything relies on it', async () => {
    const folder = await makeFolder();
    await killedCaliper(folder, false);
    const next = await open(folder, { durable: true });
    expect(await query(next.url, 'show fsync')).toEqual([['on']]);
    expect(await query(next.url, 'select note from notes')).toEqual([['committed']]);
  });

  test('a killed server is started again', async () => {
    const folder = await makeFolder();
    await killedCaliper(folder);
    await killPostmaster(folder);
    const next = await open(folder, { durable: true });
    expect(await query(next.url, 'select note from notes')).toEqual([['committed']]);
  });

  test('a server that dies under a Caliper is started again by it, and stays its own', async () => {
    const folder = await makeFolder();
    const lines: string[] = [];
    const { url, stop } = await open(folder, { durable: true, log: (line) => lines.push(line) });
    await query(url, "create table notes as select 'committed' as note");
    process.kill(await postmasterOf(folder), 'SIGKILL');

    const notes = () => query(url, 'select note from notes').catch(() => []);
    await expect.poll(notes).toEqual([['committed']]);
    await expect.poll(() => lines.at(-1)).toBe('The embedded PostgreSQL is back.');
    await expect(open(folder, { durable: true })).rejects.toThrow(DataFolderInUse);
    await stop();
    await expect(postmasterOf(folder)).rejects.toThrow('No server runs');
  });

  test('a Caliper stopped while restarting its server leaves none behind', async () => {
    const folder = await makeFolder();
    const lines: string[] = [];
    const { stop } = await open(folder, { log: (line) => lines.push(line) });
    process.kill(await postmasterOf(folder), 'SIGKILL');
    const back = 'The embedded PostgreSQL has gone; getting it back.';
    await expect.poll(() => lines, { interval: 5 }).toContain(back);
    await stop();
    await expect(postmasterOf(folder)).rejects.toThrow('No server runs');
  });

  test.runIf(isUnix)('a pid that now belongs to an unrelated process is no obstacle', async () => {
    const folder = await makeFolder();
    await killedCaliper(folder);
    await killPostmaster(folder);
    const cluster = await clusterIn(folder);
    // Owned by the server's own user, the one case in which PostgreSQL itself refuses to start.
    const { uid, gid } = await stat(cluster);
    const stranger = spawn('sleep', ['60'], { ...(isRoot ? { uid, gid } : {}), cwd: '/' });
    const pidFile = join(cluster, 'postmaster.pid');
    await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, `${stranger.pid}`));

    const next = await open(folder, { durable: true });
    expect(await query(next.url, 'select note from notes')).toEqual([['committed']]);
    expect(stranger.exitCode).toBeNull();
    await kill(stranger);
  });

  test('a first start killed half-way does not obstruct the next', async () => {
    const folder = await makeFolder();
    const { child } = openElsewhere(folder);
    const drafts = async () =>
      (await readdir(folder)).filter((name) => name.startsWith('postgres.new-')).length;
    await expect.poll(drafts, { interval: 5 }).toBe(1);
    await kill(child);

    const next = await open(folder, { durable: true });
    expect(await query(next.url, 'select 1')).toEqual([[1]]);
  });
});
