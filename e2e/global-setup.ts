import { join } from 'node:path';
import { migrate } from '@caliper/api/platform/postgres/migrate.ts';
import { connect } from '@caliper/api/platform/postgres/postgres.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '@caliper/api/testing/temporary-postgres.ts';
import { installDemo } from '../apps/api/seeds/install.ts';
import { administer, databaseNamed, template } from './databases.ts';

/** One PostgreSQL for the run, with a seeded template; every worker gets a copy and an app of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await openTemporaryPostgres({ name: 'e2e', durable: false, prepare: makeTemplate });
  return stop;
}

async function makeTemplate({ url, folder }: TemporaryPostgres): Promise<void> {
  process.env.CALIPER_E2E_POSTGRES = url;
  process.env.CALIPER_E2E_DATA = join(folder, 'app');
  await administer(`create database ${template}`);
  await migrate(databaseNamed(template));
  const database = connect(databaseNamed(template));
  await installDemo(database, { DATA_DIR: process.env.CALIPER_E2E_DATA }, 'small');
  await database.close();
}
