import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@caliper/api/platform/postgres/embedded.ts';
import { migrate } from '@caliper/api/platform/postgres/migrate.ts';
import { connect } from '@caliper/api/platform/postgres/postgres.ts';
import { installDemo } from '../apps/api/seeds/install.ts';
import { administer, databaseNamed, template } from './databases.ts';

/** One PostgreSQL for the run, with a seeded template; every worker gets a copy and an app of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caliper-e2e-'));
  // Open to the account that runs the server, which is not ours when we are root.
  await chmod(dataDir, 0o755);
  const embedded = await openEmbedded({ dataDir, durable: false });
  process.env.CALIPER_E2E_POSTGRES = embedded.url;
  await administer(`create database ${template}`);
  await migrate(databaseNamed(template));
  const database = connect(databaseNamed(template));
  process.env.CALIPER_E2E_DATA = join(dataDir, 'app');
  await installDemo(database, { DATA_DIR: process.env.CALIPER_E2E_DATA }, 'small');
  await database.close();
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
