import { existsSync } from 'node:fs';
import { chown, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { makeDraft } from './drafts.ts';
import { type Account, run } from './run.ts';

export interface Cluster {
  folder: string;
  binaries: Binaries;
  account: Account | undefined;
  durable: boolean;
}

const LOG_LIMIT = 10 * 1024 * 1024;

export const hasCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

/** Built under another name and renamed into place: the cluster is complete, whenever we are killed. */
export async function createCluster(cluster: Cluster, superuser: string, password: string): Promise<void> {
  const work = await makeDraft(cluster.folder);
  try {
    const passwordFile = join(work, 'password');
    await writeFile(passwordFile, password, { mode: 0o600 });
    await hand(passwordFile, cluster.account);
    await hand(work, cluster.account);
    await initialise(cluster, join(work, 'data'), superuser, passwordFile);
    await rename(join(work, 'data'), cluster.folder);
  } catch (error) {
    // Another first start may have been quicker; its cluster has the same password.
    if (!hasCluster(cluster.folder)) throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function initialise(
  cluster: Cluster,
  folder: string,
  superuser: string,
  passwordFile: string,
): Promise<void> {
  const { ok, output } = await run(
    cluster.binaries.initdb,
    [
      ...['--pgdata', folder, '--username', superuser, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      // The builtin locale sorts and folds the same on every system; libc's depends on the host.
      ...[
        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
      ],
      ...(cluster.durable ? [] : ['--no-sync']),
    ],
    cluster.account,
  );
  if (!ok)
    throw new Error(`The embedded database could not be created in ${dirname(cluster.folder)}: ${output}`);
}

/** Created by us, because the account may write to the file but not into the folder. */
export async function openLog(cluster: Cluster): Promise<string> {
  const path = `${cluster.folder}.log`;
  const file = await open(path, 'a', 0o600);
  const { size } = await file.stat();
  await file.close();
  if (size > LOG_LIMIT) {
    await rename(path, `${path}.1`);
    return openLog(cluster);
  }
  await hand(path, cluster.account);
  return path;
}

export async function endOfLog(cluster: Cluster): Promise<string> {
  const text = await readFile(`${cluster.folder}.log`, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
}

async function hand(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}
