import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const ownSteps = join(import.meta.dirname, '../../../migrations');

/** Any fixed number will do; all nodes must agree on it. */
const lockKey = 4_215_001;

/**
 * Brings the database to the newest version and returns how many steps that took. Steps are numbered
 * and only go forward. Nodes that start together wait for the lock, and all but the first find
 * nothing to do.
 */
export async function migrate(url: string, folder = ownSteps): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'caliper-migrate',
    connectionTimeoutMillis: 5000,
  });
  // A connection lost between two steps fails the next one; without a listener it would silently end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await applyMissing(client, folder);
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, folder: string): Promise<number> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map((row) => row.name));
  const missing = (await namesIn(folder)).filter((name) => !applied.has(name));
  for (const name of missing) await apply(client, folder, name);
  return missing.length;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function apply(client: pg.Client, folder: string, name: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(await readFile(join(folder, name), 'utf8'));
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed; the database is as it was before it.`, { cause: error });
  }
}
