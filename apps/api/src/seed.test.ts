import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { query } from './platform/postgres/embedded/harness.ts';
import { createEmptyDatabase } from './testing/empty-database.ts';

const program = join(import.meta.dirname, 'seed.ts');

async function runSeed(DATABASE_URL: string, ...options: string[]) {
  const child = spawn(process.execPath, [program, ...options], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said: (await said).join('') };
}

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  return url;
}

const tablesIn = (url: string) => query(url, "select from pg_tables where schemaname = 'public'");

/** A whole set of small data is made, twelve packages and all. */
const timeout = 60_000;

test('accounts with a published password go into a database of the operator only with --force', {
  timeout,
}, async () => {
  const url = await emptyDatabase();
  const refused = await runSeed(url, '--size', 'small');
  expect(refused).toEqual({
    code: 1,
    said: 'The demo accounts have a published password. To put them into DATABASE_URL, add --force.\n',
  });
  expect(await tablesIn(url)).toHaveLength(0);

  const forced = await runSeed(url, '--size', 'small', '--force');
  expect(forced).toMatchObject({ code: 0, said: expect.stringContaining('with the small data.') });
  const [[count] = []] = await query(url, 'select count(*)::int from users');
  expect(count).toBeGreaterThan(0);

  const again = await runSeed(url, '--size', 'small', '--force');
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('nothing was added') });
  expect(await query(url, 'select count(*)::int from users')).toEqual([[count]]);
});

test('a size that there is not is named with those that there are', async () => {
  const refused = await runSeed('postgres://127.0.0.1:1/none', '--size', 'enormous', '--force');
  expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/^--size is one of .*small.*\n$/) });
});
