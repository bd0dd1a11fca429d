import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { canWorkIn, ownerOf } from './platform/postgres/embedded/account.ts';
import { clusterOf, recall } from './platform/postgres/embedded/data-folder.ts';
import { run } from './platform/postgres/embedded/run.ts';
import { findServer } from './platform/postgres/embedded/server.ts';

/** Copies the embedded database and the files of a Caliper that has been stopped. */
export async function backUp(dataDir: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} is there already. Name a folder that is not.`);
  if (!existsSync(join(dataDir, 'postgres.json'))) throw new Error(`There is no database in ${dataDir}.`);
  const memory = await recall(dataDir, () => undefined);
  const cluster = clusterOf(dataDir, memory);
  const draft = `${target}.part`;
  await mkdir(draft, { recursive: true, mode: 0o755 });
  try {
    await refuseWhileRunning(dataDir, cluster);
    await copy(cluster, join(draft, 'postgres'));
    if (existsSync(join(dataDir, 'files'))) await copy(join(dataDir, 'files'), join(draft, 'files'));
    // Wherever the database lay, in the copy it lies beside the rest.
    const moved = JSON.stringify({ ...memory, location: 'postgres' }, null, 2);
    await writeFile(join(draft, 'postgres.json'), `${moved}\n`, { mode: 0o600 });
    await refuseWhileRunning(dataDir, cluster);
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Puts such a copy where nothing is yet. */
export async function restore(source: string, dataDir: string): Promise<void> {
  if (!existsSync(join(source, 'postgres.json'))) throw new Error(`${source} is no backup of Caliper.`);
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0)
    throw new Error(`${dataDir} is not empty. Move it away first, or set DATA_DIR to another folder.`);
  await mkdir(dirname(dataDir), { recursive: true });
  await rm(dataDir, { recursive: true, force: true });
  await copy(source, dataDir);
  const account = await ownerOf(join(dataDir, 'postgres'));
  if (!account || (await canWorkIn(dataDir, account))) return;
  await rm(dataDir, { recursive: true, force: true });
  throw new Error(
    `The user that the database runs as cannot reach ${dataDir}. Set DATA_DIR to another folder.`,
  );
}

async function refuseWhileRunning(dataDir: string, cluster: string): Promise<void> {
  if (await findServer(cluster)) throw new Error(`Caliper runs on ${dataDir}. Stop it first.`);
}

/** With owners and modes, which PostgreSQL insists on. */
async function copy(from: string, to: string): Promise<void> {
  const { ok, output } = await run('cp', ['-Rp', resolve(from), resolve(to)]);
  if (!ok) throw new Error(`The copy failed: ${output}`);
}
