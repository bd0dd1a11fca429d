/** Shared by the tests of the embedded server: folders and processes that are removed afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect } from 'vitest';
import { type EmbeddedPostgres, openEmbedded } from '../embedded.ts';
import { findServer } from './server.ts';

export const isRoot = process.getuid?.() === 0;
export const isUnix = process.platform !== 'win32';

const FIXTURE = fileURLToPath(new URL('../embedded.fixture.ts', import.meta.url));

type Answer = { url: string } | { name: string; message: string };

const folders: string[] = [];
const children: ChildProcess[] = [];
const servers: EmbeddedPostgres[] = [];

export async function makeFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'caliper test é '));
  await chmod(folder, mode);
  folders.push(folder);
  return folder;
}

export async function open(
  dataDir: string,
  options: { durable?: boolean; log?: (line: string) => void } = {},
) {
  const server = await openEmbedded({ dataDir, durable: false, ...options });
  servers.push(server);
  return server;
}

interface Elsewhere {
  as?: { uid: number; gid: number };
  durable?: boolean;
  fixture?: string;
}

/** Another Caliper on that folder, in a process of its own. */
export function openElsewhere(dataDir: string, { as, durable = false, fixture = FIXTURE }: Elsewhere = {}) {
  const child = spawn(process.execPath, [fixture, dataDir, `${durable}`], {
    ...as,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const answer = once(createInterface(child.stdout), 'line').then(([line]) => JSON.parse(line) as Answer);
  return { child, answer };
}

export async function urlFrom({ answer }: { answer: Promise<Answer> }): Promise<string> {
  const said = await answer;
  if ('url' in said) return said.url;
  throw new Error(said.message);
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

export async function query(url: string, sql: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows;
  } finally {
    await client.end();
  }
}

export async function clusterIn(dataDir: string): Promise<string> {
  const { location } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'));
  return resolve(dataDir, location);
}

export async function postmasterOf(dataDir: string): Promise<number> {
  const server = await findServer(await clusterIn(dataDir));
  if (!server) throw new Error(`No server runs in ${dataDir}`);
  return server.pid;
}

export async function killPostmaster(
  dataDir: string,
  signal: 'SIGKILL' | 'SIGQUIT' = 'SIGKILL',
): Promise<void> {
  process.kill(await postmasterOf(dataDir), signal);
  const cluster = await clusterIn(dataDir);
  await expect.poll(() => findServer(cluster)).toBeUndefined();
}

export async function cleanUp(dataDirs: string[] = folders.splice(0)): Promise<void> {
  for (const server of servers.splice(0)) await server.stop();
  for (const child of children.splice(0)) await kill(child);
  for (const folder of dataDirs) {
    const cluster = await clusterIn(folder).catch(() => undefined);
    if (cluster && (await findServer(cluster))) await killPostmaster(folder, 'SIGQUIT');
    if (cluster && !cluster.startsWith(folder)) await rm(dirname(cluster), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
