import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

const ask = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
};

test('what cannot be prepared leaves no server and no folder behind', async () => {
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
