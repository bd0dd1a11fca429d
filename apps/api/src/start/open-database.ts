import { openEmbedded } from '../platform/postgres/embedded.ts';
import { migrate } from '../platform/postgres/migrate.ts';
import { connect, connectionsPerNode, type Database } from '../platform/postgres/postgres.ts';
import type { Config } from './config.ts';

/** The configured database or our own, brought to the newest version. */
export async function openDatabase(config: Config, cleanup: AsyncDisposableStack): Promise<Database> {
  const url = config.databaseUrl ?? (await openOwn(config, cleanup));
  await migrate(url);
  const database = connect(url, { patience: config.databasePatience });
  cleanup.defer(() => database.close());
  await untilReady(database);
  await openConnections(database);
  return database;
}

/** For one-off programs: if interrupted, they leave no server running. */
export function openForOneTask(config: Config, cleanup: AsyncDisposableStack): Promise<Database> {
  const opening = openDatabase(config, cleanup);
  let isStopping = false;
  async function stop(): Promise<void> {
    // More signals must not cut this short, and a start in progress is waited for.
    if (isStopping) return;
    isStopping = true;
    await opening.then(() => cleanup.disposeAsync()).catch(() => undefined);
    process.exit(1);
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return opening;
}

/**
 * The first requests after a restart all arrive at once, and opening connections then would take longer than a request
 * waits. If the database allows fewer, those have to do.
 */
async function openConnections(database: Database): Promise<void> {
  await Promise.all(Array.from({ length: connectionsPerNode }, () => database.ready()));
}

/** On a machine busy starting, the first connection can take longer than a request would wait for it. */
async function untilReady(database: Database): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) if (await database.ready()) return;
  throw new Error('timeout exceeded when trying to connect');
}

async function openOwn({ dataDir, logLevel }: Config, cleanup: AsyncDisposableStack): Promise<string> {
  const isQuiet = logLevel === 'silent' || logLevel === 'fatal';
  const log = (line: string) => {
    if (!isQuiet) process.stderr.write(`${line}\n`);
  };
  const embedded = await openEmbedded({ dataDir, log });
  cleanup.defer(() => embedded.stop());
  return embedded.url;
}
