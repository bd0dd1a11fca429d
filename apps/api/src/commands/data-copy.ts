import { existsSync } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { canWorkIn, ownerOf } from '../platform/postgres/embedded/account.ts';
import { clusterOf, recall } from '../platform/postgres/embedded/data-folder.ts';
import { run } from '../platform/postgres/embedded/run.ts';
import { findServer } from '../platform/postgres/embedded/server.ts';

/** Copies the embedded database and the files of a Caliper that has been stopped. */
export async function backUp(dataDir: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} is there already. Name a folder that is not.`);
  if (!existsSync(join(dataDir, 'postgres.json'))) throw new Error(`There is no database in ${dataDir}.`);
  // The server identifies itself by the real folder, whatever links lead there.
  const folder = await realpath(dataDir);
  const memory = await recall(folder, () => undefined);
  const cluster = clusterOf(folder, memory);
  const draft = `${target}.part`;
  // A killed backup leaves its draft, and copying into that would nest the folders.
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    await refuseWhileRunning(dataDir, cluster);
    await copy(cluster, join(draft, 'postgres'));
    // This also finds a dangling link: the copy then fails instead of omitting the files.
    if ((await readdir(folder)).includes('files')) await copy(join(folder, 'files'), join(draft, 'files'));
    // Wherever the database was, in the copy it is next to the rest.
    const moved = JSON.stringify({ ...memory, location: 'postgres' }, null, 2);
    await writeFile(join(draft, 'postgres.json'), `${moved}\n`, { mode: 0o600 });
    await refuseWhileRunning(dataDir, cluster);
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Restores such a copy into an empty or missing folder. An existing folder keeps its owner and mode. */
export async function restore(source: string, dataDir: string): Promise<void> {
  if (!existsSync(join(source, 'postgres.json'))) throw new Error(`${source} is no backup of Caliper.`);
  // The database's user must be able to pass through it, and no one else needs to list it.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  await refuseUnlessEmpty(dataDir);
  const account = await ownerOf(join(source, 'postgres'));
  if (account && !(await canWorkIn(dataDir, account))) {
    throw new Error(
      `The user that the database runs as cannot reach ${dataDir}. Set DATA_DIR to another folder.`,
    );
  }
  // The file that makes it a database comes last, so that half a copy is never mistaken for a whole one.
  for (const name of ['postgres', 'files', 'postgres.json']) {
    if (existsSync(join(source, name))) await copy(join(source, name), join(dataDir, name));
  }
}

async function refuseUnlessEmpty(dataDir: string): Promise<void> {
  // Some file systems start with this folder.
  const names = (await readdir(dataDir)).filter((name) => name !== 'lost+found');
  if (names.length === 0) return;
  if (names.includes('postgres') && !names.includes('postgres.json')) {
    throw new Error(
      `${dataDir} holds half of a database, as a restore that was interrupted leaves it. ` +
        `Move what is there away (${names.join(', ')}) and restore again.`,
    );
  }
  throw new Error(`${dataDir} is not empty. Move it away first, or set DATA_DIR to another folder.`);
}

async function refuseWhileRunning(dataDir: string, cluster: string): Promise<void> {
  if (await findServer(cluster)) throw new Error(`Caliper runs on ${dataDir}. Stop it first.`);
}

/** With owners and modes, which PostgreSQL requires, and the targets of links. */
async function copy(from: string, to: string): Promise<void> {
  const { ok, output } = await run('cp', ['-RpL', resolve(from), resolve(to)]);
  if (!ok) throw new Error(`The copy failed: ${output}`);
}
