import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { surroundings } from '@caliper/api/testing/nodes.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '@caliper/api/testing/temporary-postgres.ts';
import { administer, databaseNamed, template } from './databases.ts';

const seed = join(import.meta.dirname, '../apps/api/src/commands/seed.ts');

/** One PostgreSQL for the run, with a seeded template; every worker gets its own copy and app. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await openTemporaryPostgres({ name: 'e2e', durable: false, prepare: makeTemplate });
  return stop;
}

async function makeTemplate({ url, folder }: TemporaryPostgres): Promise<void> {
  process.env.CALIPER_E2E_POSTGRES = url;
  const DATA_DIR = join(folder, 'app');
  process.env.CALIPER_E2E_DATA = DATA_DIR;
  await administer(`create database ${template}`);
  const env = { ...surroundings, DATABASE_URL: databaseNamed(template), DATA_DIR };
  await promisify(execFile)(process.execPath, [seed, '--size', 'small', '--force'], { env });
}
