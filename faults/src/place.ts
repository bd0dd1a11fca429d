import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findServer } from '@caliper/api/platform/postgres/embedded/server.ts';
import { openEmbedded } from '@caliper/api/platform/postgres/embedded.ts';
import { connect, type Database } from '@caliper/api/platform/postgres/postgres.ts';
import { clientOver, type TestPlace } from '@caliper/api/testing/client.ts';
import { type Environment, type Node, startNode, stopNode } from '@caliper/api/testing/nodes.ts';

/** One Caliper as an operator runs it: a process on its data folder, with its own durable PostgreSQL. */
export interface Place extends TestPlace, AsyncDisposable {
  readonly databaseUrl: string;
  dataDir: string;
  readonly node: Node;
  readonly origin: string;
  /** SIGKILL, as when the system runs out of memory. */
  kill(): Promise<void>;
  killDatabase(): Promise<void>;
  /** Starts it again, and returns how many milliseconds it took to be ready. */
  start(env?: Environment): Promise<number>;
}

const quiet: Environment = { LOG_LEVEL: 'silent', SEED: 'none', CAPTCHA_WORK: '1', NEWS_FEEDS: '' };

/** Limits that thousands of requests from one address would reach at once. */
const wideLimits = [
  'passwordPerAddress',
  'passwordPerAccount',
  'smsPerUser',
  'smsPerNumber',
  'smsPerAddress',
  'smsPerDay',
  'captcha',
  'invitation',
  'registrationPerAddress',
  'contact',
  'customReports',
  'enabling',
  'log',
]
  .map((name) => `${name}=1000000/60`)
  .join(',');

/** In a temporary folder, which is removed afterwards, unless one is named. */
export async function openPlace(env: Environment = {}, named?: string): Promise<Place> {
  await using cleanup = new AsyncDisposableStack();
  const dataDir = named ?? (await makeFolder());
  if (!named) cleanup.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const settings = { ...quiet, LIMITS: wideLimits, DATA_DIR: dataDir, ...env };
  let node = await startNode(settings);
  // After a kill without a restart, the database is still running.
  cleanup.defer(() => (env.DATABASE_URL ? undefined : killPostmaster(dataDir)));
  cleanup.defer(async () => void (await stopNode(node)));
  let database = await databaseOf(settings);
  cleanup.defer(() => database.close());
  const kept = cleanup.move();

  async function start(more: Environment = {}): Promise<number> {
    const begun = performance.now();
    node = await startNode({ ...settings, ...more });
    await untilReady(place);
    const took = performance.now() - begun;
    await database.close();
    database = await databaseOf(settings);
    return took;
  }

  const place: Place = {
    ...clientOver({
      send: (method, path, headers, body) =>
        fetch(`${place.origin}${path}`, { method, headers, redirect: 'manual', ...(body ? { body } : {}) }),
    }),
    dataDir,
    get node() {
      return node;
    },
    get origin() {
      return `http://127.0.0.1:${node.port}`;
    },
    get db() {
      return database.db;
    },
    get databaseUrl() {
      return database.url;
    },
    kill: async () => void (await stopNode(node, 'SIGKILL')),
    killDatabase: () => killPostmaster(dataDir),
    start,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
  return place;
}

/** A database of its own, which can go away and come back under its address. */
export interface Standalone extends AsyncDisposable {
  folder: string;
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function openStandalone(): Promise<Standalone> {
  const folder = await makeFolder();
  let database = await openEmbedded({ dataDir: folder });
  return {
    folder,
    url: database.url,
    stop: () => database.stop(),
    async start() {
      database = await openEmbedded({ dataDir: folder });
    },
    async [Symbol.asyncDispose]() {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** With its owner, who runs the server. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}

/** Readable by the account that runs the server, which is not ours when we are root. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'caliper-faults-'));
  await chmod(folder, 0o755);
  return folder;
}

async function untilReady(place: Place): Promise<void> {
  while ((await fetch(`${place.origin}/readyz`)).status !== 200) await delay(20);
}

/** The database of the process, as a second program would open it. */
async function databaseOf({ DATABASE_URL, DATA_DIR = '' }: Environment): Promise<Database> {
  if (DATABASE_URL) return connect(DATABASE_URL, { max: 4 });
  const { port, password } = await memoryOf(DATA_DIR);
  return connect(`postgres://caliper:${encodeURIComponent(password)}@127.0.0.1:${port}/caliper`, { max: 4 });
}

async function memoryOf(folder: string): Promise<{ port: number; password: string; location: string }> {
  return JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8'));
}

export async function killPostmaster(folder: string): Promise<void> {
  const cluster = resolve(folder, (await memoryOf(folder)).location);
  const server = await findServer(cluster);
  if (!server) return;
  process.kill(server.pid, 'SIGKILL');
  while (await findServer(cluster)) await delay(20);
}
