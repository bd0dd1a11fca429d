import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tree: string;
beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'caliper-run-'));
  await mkdir(join(tree, 'scripts'));
  for (const name of ['run.mjs', 'preflight.mjs'])
    await cp(join(import.meta.dirname, name), join(tree, 'scripts', name));
  await writeFile(join(tree, 'tell.ts'), 'console.log(process.env.DATA_DIR);');
});
afterAll(() => rm(tree, { recursive: true, force: true }));

async function dataDirSeen(env: Record<string, string> = {}): Promise<string> {
  const args = [join(tree, 'scripts/run.mjs'), 'tell.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: tree, env });
  return stdout.trim();
}

test('a command uses the settings of the installation, except those already set', async () => {
  expect(await dataDirSeen()).toBe('undefined');
  await writeFile(join(tree, 'caliper.env'), 'DATA_DIR=/srv/caliper\n');
  expect(await dataDirSeen()).toBe('/srv/caliper');
  expect(await dataDirSeen({ DATA_DIR: '/elsewhere' })).toBe('/elsewhere');
});

test('ENV_FILE names settings kept elsewhere, and a missing file ends the command', async () => {
  const ENV_FILE = join(tree, 'other.env');
  await expect(dataDirSeen({ ENV_FILE })).rejects.toThrow('other.env');
  await writeFile(ENV_FILE, 'DATA_DIR=/srv/other\n');
  expect(await dataDirSeen({ ENV_FILE })).toBe('/srv/other');
});
