import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/when-over.ts';
import { openStaging } from './staging.ts';

let root: string;
beforeEach(async () => {
  root = await temporaryFolder();
});

async function leftBy(host: string, pid: number | string): Promise<string> {
  const folder = join(root, `${host}+${pid}+1`);
  await mkdir(folder);
  return folder;
}

test("a killed process's staged files are removed, a running one's stay", async () => {
  const gone = spawnSync('true').pid;
  const abandoned = await leftBy(hostname(), gone);
  const inUse = await leftBy(hostname(), process.ppid);
  const staging = openStaging(root);
  const mine = await staging.open();
  await staging.sweep();
  expect([existsSync(abandoned), existsSync(inUse), existsSync(mine)]).toEqual([false, true, true]);
  await staging.close();
  expect(existsSync(mine)).toBe(false);
});

test("another machine's folder is given a day", async () => {
  const fresh = await leftBy('elsewhere', 1);
  const old = await leftBy('faraway', 1);
  const twoDaysAgo = new Date(Date.now() - 48 * 3600_000);
  await utimes(old, twoDaysAgo, twoDaysAgo);
  await openStaging(root).sweep();
  expect([existsSync(fresh), existsSync(old)]).toEqual([true, false]);
});

test('sweeping an empty folder succeeds', async () => {
  await openStaging(join(root, 'not there')).sweep();
});

test('an earlier process with our pid counts as gone', async () => {
  const abandoned = await leftBy(hostname(), process.pid);
  await openStaging(root).sweep();
  expect(existsSync(abandoned)).toBe(false);
});
