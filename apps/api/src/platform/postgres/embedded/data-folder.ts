import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, mkdtemp, open, readFile, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { canWorkIn, serverAccount } from './account.ts';
import { draftName } from './drafts.ts';
import { freePort } from './port.ts';

/** What Caliper remembers about its server between starts, in DATA_DIR/postgres.json. */
export interface Memory {
  port: number;
  password: string;
  /** The cluster's folder, relative if it is inside the data folder, so that the data folder can be moved. */
  location: string;
}

const memoryFile = (folder: string) => join(folder, 'postgres.json');

export const clusterOf = (folder: string, memory: Memory) => resolve(folder, memory.location);

export async function makeDataFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  return realpath(path);
}

/**
 * The password is chosen before there is a cluster: of several first starts one creates the file, and all of
 * them then build the same cluster, whichever is the first to put it in place.
 */
export async function recall(folder: string, log: (line: string) => void): Promise<Memory> {
  // In this order: a start that made a cluster, or half of one, wrote the file before. Only a restore writes the
  // file last.
  const hasCluster = existsSync(join(folder, 'postgres'));
  const memory = (await read(folder)) ?? (hasCluster ? undefined : await begin(folder, log));
  if (!memory) {
    throw new Error(
      `${join(folder, 'postgres')} holds a database, but ${memoryFile(folder)} with its password is gone. ` +
        'Put that file back, repeat the restore if one was interrupted, or move the database away to begin ' +
        'with an empty one.',
    );
  }
  const cluster = clusterOf(folder, memory);
  if (existsSync(dirname(cluster))) return memory;
  throw new Error(
    `The database was kept in ${cluster}, which is gone. Put it back, or delete ${memoryFile(folder)} ` +
      'to begin with an empty one.',
  );
}

export async function rememberPort(folder: string, memory: Memory, port: number): Promise<void> {
  if (port === memory.port) return;
  await rename(await writeDraft(folder, { ...memory, port }), memoryFile(folder));
}

async function read(folder: string): Promise<Memory | undefined> {
  const file = memoryFile(folder);
  try {
    return check(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(
      `${file} cannot be used (${error instanceof Error ? error.message : String(error)}). It ` +
        'belongs to the user who started Caliper first and holds the password of the database: ' +
        'start as that user, or restore the file.',
    );
  }
}

function check(value: unknown): Memory {
  const { port, password, location } = (value ?? {}) as Partial<Record<keyof Memory, unknown>>;
  if (typeof port === 'number' && typeof password === 'string' && typeof location === 'string') {
    return { port, password, location };
  }
  throw new Error('port, password or location is missing');
}

async function begin(folder: string, log: (line: string) => void): Promise<Memory | undefined> {
  const location = await chooseLocation(folder);
  const password = randomBytes(24).toString('base64url');
  const draft = await writeDraft(folder, { port: await freePort(), password, location });
  try {
    // Unlike a rename, a link never replaces the file of another first start.
    await link(draft, memoryFile(folder));
    if (isAbsolute(location)) log(`PostgreSQL cannot reach ${folder}; its database is kept in ${location}.`);
  } catch (error) {
    if (!existsSync(memoryFile(folder))) throw error;
    if (isAbsolute(location)) await rm(dirname(location), { recursive: true, force: true });
  } finally {
    await rm(draft, { force: true });
  }
  return read(folder);
}

async function writeDraft(folder: string, memory: Memory): Promise<string> {
  const draft = draftName(memoryFile(folder));
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(memory, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return draft;
}

async function chooseLocation(folder: string): Promise<string> {
  const account = await serverAccount();
  if (!account || (await canWorkIn(folder, account))) return 'postgres';
  for (const base of ['/var/lib/caliper', tmpdir()]) {
    const home = await makeHome(base, folder).catch(() => undefined);
    if (home && (await canWorkIn(home, account))) return join(home, 'postgres');
    if (home) await rm(home, { recursive: true, force: true });
  }
  throw new Error(
    `PostgreSQL runs as the user "postgres", who can reach neither ${folder} nor /var/lib nor ${tmpdir()}. ` +
      'Set DATA_DIR to a folder that every user can enter, or set DATABASE_URL.',
  );
}

/** Named after the data folder, but new each time: if DATA_DIR was deleted, its old password is gone too. */
async function makeHome(base: string, folder: string): Promise<string> {
  if (await mkdir(base, { recursive: true })) await chmod(base, 0o755);
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const home = await mkdtemp(join(base, `${basename(base) === 'caliper' ? '' : 'caliper-'}${digest}-`));
  await chmod(home, 0o755);
  return home;
}
