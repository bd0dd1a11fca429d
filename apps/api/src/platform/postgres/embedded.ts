import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { ownerOf, serverAccount } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { type Cluster, createCluster, endOfLog, hasCluster } from './embedded/cluster.ts';
import { clusterOf, type Memory, makeDataFolder, recall, rememberPort } from './embedded/data-folder.ts';
import { sweepDrafts } from './embedded/drafts.ts';
import { DataFolderInUse, keepLock, takeLock } from './embedded/ownership.ts';
import { availablePort } from './embedded/port.ts';
import { findServer, type RunningServer, startServer, stopServer } from './embedded/server.ts';

export { DataFolderInUse };

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** False trades safety in power cuts for speed, for databases that tests throw away. */
  durable?: boolean;
  log?: (line: string) => void;
}

const SUPERUSER = 'caliper';
const DATABASE = 'caliper';
// The lock is in the database that every cluster has, so that it can be held while ours is created.
const MAINTENANCE = 'postgres';

const STARTS = 20;
const PAUSE_MS = 250;
const ANSWER_MS = 120_000;

/** Everything that opening a data folder needs. */
interface Site {
  folder: string;
  memory: Memory;
  cluster: Cluster;
  log: (line: string) => void;
}

interface Claim {
  client: Client;
  port: number;
}

/** Runs Caliper's own PostgreSQL in the data folder, or adopts the one that a killed Caliper left there. */
export async function openEmbedded(options: Options): Promise<EmbeddedPostgres> {
  const site = await prepare(options);
  const { client, port } = await claim(site);
  const ownership = keepLock(client, {
    take: (patience) => takeLock(maintenanceUrl(site, port), site.folder, patience),
    revive: () => revive(site, port),
    log: site.log,
  });
  let stopped: Promise<void> | undefined;
  const stopOnce = () => {
    stopped ??= ownership.release(() => stop(site));
    return stopped;
  };
  try {
    await createDatabase(client);
    await rememberPort(site.folder, site.memory, port);
    await sweepDrafts(site.folder);
    await sweepDrafts(dirname(site.cluster.folder));
  } catch (error) {
    await stopOnce();
    throw error;
  }
  return { url: urlOf(site, port, DATABASE), stop: stopOnce };
}

async function prepare({ dataDir, durable = true, log = () => undefined }: Options): Promise<Site> {
  const folder = await makeDataFolder(dataDir);
  const memory = await recall(folder, log);
  const place = clusterOf(folder, memory);
  const account = hasCluster(place) ? await ownerOf(place) : await serverAccount();
  const binaries = await findBinaries(dirname(place), account);
  const cluster: Cluster = { folder: place, binaries, account, durable };
  if (!hasCluster(place)) {
    log(`Creating the embedded database in ${place}.`);
    await createCluster(cluster, SUPERUSER, memory.password);
  }
  return { folder, memory, cluster, log };
}

/** Others may start and stop at the same time, so every round checks the current state and takes the next step. */
async function claim(site: Site): Promise<Claim> {
  const giveUpAt = Date.now() + ANSWER_MS;
  let started = false;
  for (;;) {
    const found = await findServer(site.cluster.folder);
    started ||= !found;
    const { port } = found ?? (await start(site));
    try {
      const client = await takeLock(maintenanceUrl(site, port), site.folder);
      if (found) site.log('Adopting the embedded PostgreSQL that an earlier Caliper left running.');
      if (await isAsDurable(client, site.cluster.durable)) return { client, port };
      await stop(site);
      await client.end();
    } catch (error) {
      if (!isFinal(error) && Date.now() < giveUpAt) {
        await delay(PAUSE_MS);
        continue;
      }
      if (started && !(error instanceof DataFolderInUse)) await stop(site);
      throw explain(error, site);
    }
  }
}

/** Several tries: the port may be taken, and processes of a crashed server linger for a moment. */
async function start(site: Site): Promise<RunningServer> {
  let refusal = '';
  for (let turn = 0; turn < STARTS; turn += 1) {
    const { ok, output } = await startServer(site.cluster, await availablePort(site.memory.port));
    const server = await findServer(site.cluster.folder);
    if (server) return server;
    if (!ok) refusal = output;
    await delay(PAUSE_MS);
  }
  throw new Error(`The embedded PostgreSQL does not start. ${refusal}\n${await endOfLog(site.cluster)}`);
}

/** On the port it had, which all clients here use. */
async function revive(site: Site, port: number): Promise<void> {
  if (await findServer(site.cluster.folder)) return;
  const { ok, output } = await startServer(site.cluster, port);
  if (!ok) throw new Error(`The embedded PostgreSQL does not start. ${output} (${site.cluster.folder}.log)`);
}

async function stop(site: Site): Promise<void> {
  const { ok, output } = await stopServer(site.cluster);
  // It continues to shut down without us, and the next start waits for it.
  if (!ok) site.log(`The embedded PostgreSQL has not stopped yet: ${output}`);
}

/** A server left running without durability must not serve a Caliper that relies on it. */
async function isAsDurable(client: Client, durable: boolean): Promise<boolean> {
  const { rows } = await client.query<{ fsync: string }>('show fsync');
  return rows[0]?.fsync === (durable ? 'on' : 'off');
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
  if (!rowCount) await client.query(`create database ${DATABASE}`);
}

/** Any other error is temporary: a server that is starting, stopping or out of connections. */
function isFinal(error: unknown): boolean {
  return error instanceof DataFolderInUse || isWrongPassword(error);
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '28P01';
}

function explain(error: unknown, site: Site): unknown {
  if (!isWrongPassword(error)) return error;
  return new Error(
    `The password in ${site.folder}/postgres.json does not fit the database in ${site.cluster.folder}. ` +
      'Restore the two together from one backup.',
  );
}

const maintenanceUrl = (site: Site, port: number) => urlOf(site, port, MAINTENANCE);

function urlOf(site: Site, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(site.memory.password)}@127.0.0.1:${port}/${database}`;
}
