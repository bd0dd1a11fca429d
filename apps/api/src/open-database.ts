import type { Config } from './config.ts';
import { openEmbedded } from './platform/postgres/embedded.ts';
import { migrate } from './platform/postgres/migrate.ts';
import { connect, type Database } from './platform/postgres/postgres.ts';

/** The configured database or our own, brought to the newest version. */
export async function openDatabase(config: Config, cleanup: AsyncDisposableStack): Promise<Database> {
  const url = config.databaseUrl ?? (await openOwn(config, cleanup));
  await migrate(url);
  const database = connect(url);
  cleanup.defer(() => database.close());
  return database;
}

async function openOwn({ dataDir }: Config, cleanup: AsyncDisposableStack): Promise<string> {
  const embedded = await openEmbedded({ dataDir });
  cleanup.defer(() => embedded.stop());
  return embedded.url;
}
