import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { query } from '../platform/postgres/embedded/harness.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { eventually } from '../testing/eventually.ts';
import { inPublic } from '../testing/in-public.ts';
import { surroundings } from '../testing/nodes.ts';

const program = join(import.meta.dirname, 'seed.ts');

function startSeed(env: Record<string, string>, ...options: string[]) {
  const DATA_DIR = join(tmpdir(), `caliper-seed-${process.pid}`);
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  return spawn(process.execPath, [program, ...options], {
    env: { ...surroundings, DATA_DIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function runSeed(env: Record<string, string>, ...options: string[]) {
  const child = startSeed(env, ...options);
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said: (await said).join('') };
}

const tablesIn = (url: string) => query(url, "select from pg_tables where schemaname = 'public'");

const countUsers = (url: string) => query(url, 'select count(*)::int from users').catch(() => [[0]]);

test("demo accounts go into an operator's database only with --force", async () => {
  const url = await createEmptyDatabase();
  const refused = await runSeed({ DATABASE_URL: url }, '--size', 'small');
  expect(refused).toEqual({
    code: 1,
    said: 'The demo accounts have a published password. To put them into DATABASE_URL, add --force.\n',
  });
  expect(await tablesIn(url)).toHaveLength(0);

  // The accounts come first; the journeys, which start with this program, show that the rest follows.
  const forced = startSeed({ DATABASE_URL: url }, '--size', 'small', '--force');
  await eventually(async () => expect(await countUsers(url)).not.toEqual([[0]]));
  forced.kill();
  await once(forced, 'exit');
  const before = await countUsers(url);

  await query(url, 'update demo_data set finished_at = now()');
  const again = await runSeed({ DATABASE_URL: url }, '--size', 'small', '--force');
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('nothing was added') });
  expect(await countUsers(url)).toEqual(before);
});

test('an unknown size is refused with a list of the known ones', async () => {
  const refused = await runSeed(
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    '--size',
    'enormous',
    '--force',
  );
  expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/^--size is one of .*small.*\n$/) });
});

test('demo accounts never go into the embedded database of a Caliper that others can reach', async () => {
  const refused = await runSeed({ ...inPublic, TRUST_PROXY: '1' }, '--force');
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Others can reach this Caliper') });
});
