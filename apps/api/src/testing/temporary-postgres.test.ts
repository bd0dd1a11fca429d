import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from './eventually.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

const ask = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
};

test('a failed preparation leaves no server and no folder behind', async () => {
  let seen: TemporaryPostgres | undefined;
  const prepare = async (postgres: TemporaryPostgres) => {
    seen = postgres;
    await ask(postgres.url);
    throw new Error('no');
  };
  await expect(openTemporaryPostgres({ name: 'test', durable: false, prepare })).rejects.toThrow('no');
  expect(existsSync(seen?.folder ?? '')).toBe(false);
  await expect(ask(seen?.url ?? '')).rejects.toThrow();
});

test('a run that ends without stopping it leaves no server behind either', async () => {
  const program = `
    import { openTemporaryPostgres } from '${new URL('temporary-postgres.ts', import.meta.url)}';
    const prepare = async () => undefined;
    const { url, folder } = await openTemporaryPostgres({ name: 'test', durable: false, prepare });
    console.log(JSON.stringify({ url, folder }));
    process.exit();`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { url, folder } = JSON.parse(stdout);
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  await eventually(() => expect(ask(url)).rejects.toThrow());
});
