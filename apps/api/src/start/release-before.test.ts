import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/when-over.ts';

const root = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);
const git = async (...args: string[]) => (await run('git', ['-C', root, ...args])).stdout.trim();

const migrations = 'apps/api/migrations';
const schemaTest = 'apps/api/src/start/schema.test.ts';
/** Signing in, deciding, listing, reading, publishing, importing and administering. */
const core = [
  'apps/api/src/features/identity/sessions',
  'apps/api/src/features/catalogue/catalogue.test.ts',
  'apps/api/src/features/reader/reader.test.ts',
  'apps/api/src/features/subscriptions',
  'apps/api/src/features/companies/companies.test.ts',
  'apps/api/src/features/reports/publishing.test.ts',
  'apps/api/src/features/reports/reports.test.ts',
  'apps/api/src/features/dashboards/imports.test.ts',
  'apps/api/src/features/custom-reports/custom-reports.test.ts',
  'apps/api/src/features/team/members.test.ts',
];

/** Of the list of changes: the first heading is what is being made, or was released last. */
async function releaseBefore(): Promise<string> {
  const changes = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
  const [, before] = [...changes.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const wrote = await git(
    'log',
    '--reverse',
    '--format=%H',
    `-S"version": "${before}"`,
    '--',
    'package.json',
  );
  const [released] = wrote.split('\n');
  if (!released) throw new Error(`This clone lacks release ${before}: git fetch --unshallow`);
  return released;
}

/** The packages installed here, and the workspaces of the release itself. */
async function linkPackages(release: string): Promise<void> {
  const places = ['.', 'apps/api', 'apps/web', 'apps/dashboards', 'e2e', 'bench'];
  for (const place of places) {
    const installed = join(root, place, 'node_modules');
    if (!existsSync(installed)) continue;
    const own = join(release, place, 'node_modules');
    await mkdir(own);
    for (const name of await readdir(installed)) {
      if (name === '@caliper')
        await cp(join(installed, name), join(own, name), { recursive: true, verbatimSymlinks: true });
      else if (name !== '.cache') await symlink(join(installed, name), join(own, name));
    }
  }
}

/** Run by the release itself, as one of its tests. */
const whichSchema = (newest: string) => `import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../testing/database.ts';

test('the schema is the newest', async () => {
  const { db } = await createDatabase();
  const { rows } = await sql\`select from migrations where name = '${newest}'\`.execute(db);
  expect(rows).toHaveLength(1);
});
`;

test('the core of the release before works on the schema of this one', async () => {
  const folder = await temporaryFolder();
  const archive = join(folder, 'release.tar');
  await git('archive', '--output', archive, await releaseBefore());
  const release = join(folder, 'release');
  await mkdir(release);
  await run('tar', ['-xf', archive, '-C', release]);
  await rm(join(release, migrations), { recursive: true });
  await cp(join(root, migrations), join(release, migrations), { recursive: true });
  const newest = (await readdir(join(root, migrations))).sort().at(-1) ?? '';
  await writeFile(join(release, schemaTest), whichSchema(newest));
  await linkPackages(release);
  const { stdout } = await run(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', schemaTest, ...core],
    {
      cwd: release,
      env: { ...process.env, CALIPER_THOROUGH: '' },
    },
  ).catch((error: { stdout: string }) => error);
  const said = stripVTControlCharacters(stdout);
  expect(said).toMatch(/Tests +\d+ passed/);
  expect(said).not.toMatch(/ failed/);
}, 900_000);
