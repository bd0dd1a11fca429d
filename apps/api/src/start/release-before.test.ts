import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/when-over.ts';

const root = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);
const git = async (...args: string[]) => (await run('git', ['-C', root, ...args])).stdout.trim();

const migrations = 'apps/api/migrations';
/** Signing in, deciding, listing, reading and administering. */
const core = [
  'apps/api/src/features/identity/sessions',
  'apps/api/src/features/catalogue/catalogue.test.ts',
  'apps/api/src/features/reader/reader.test.ts',
  'apps/api/src/features/subscriptions',
  'apps/api/src/features/companies/companies.test.ts',
];

/** The last commit that had another version. */
async function releaseBefore(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const [first] = (
    await git('log', '--reverse', '--format=%H', `-S"version": "${version}"`, '--', 'package.json')
  ).split('\n');
  return `${first}~1`;
}

/** The packages installed here, and the workspaces of the release itself. */
async function linkPackages(release: string): Promise<void> {
  const places = ['.', 'apps/api', 'apps/web', 'apps/dashboards', 'e2e', 'bench'];
  for (const place of places) {
    const installed = join(root, place, 'node_modules');
    const own = join(release, place, 'node_modules');
    await mkdir(own);
    for (const name of await readdir(installed)) {
      if (name === '@caliper')
        await cp(join(installed, name), join(own, name), { recursive: true, verbatimSymlinks: true });
      else if (name !== '.cache') await symlink(join(installed, name), join(own, name));
    }
  }
}

test('the core of the release before works on the schema of this one', async () => {
  const folder = await temporaryFolder();
  const archive = join(folder, 'release.tar');
  await git('archive', '--output', archive, await releaseBefore());
  const release = join(folder, 'release');
  await mkdir(release);
  await run('tar', ['-xf', archive, '-C', release]);
  await rm(join(release, migrations), { recursive: true });
  await cp(join(root, migrations), join(release, migrations), { recursive: true });
  await linkPackages(release);
  const { stdout } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...core], {
    cwd: release,
    env: { ...process.env, CALIPER_THOROUGH: '' },
  }).catch((error: { stdout: string }) => error);
  const said = stripVTControlCharacters(stdout);
  expect(said).toMatch(/Tests +\d+ passed/);
  expect(said).not.toMatch(/ failed/);
}, 900_000);
