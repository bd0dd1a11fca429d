import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../testing/empty-database.ts';
import { temporaryFolder } from '../../testing/when-over.ts';
import { query } from './embedded/harness.ts';
import { migrate } from './migrate.ts';

const ownSteps = join(import.meta.dirname, '../../../migrations');

async function stepsOf(steps: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, statements] of Object.entries(steps)) await writeFile(join(folder, name), statements);
  return folder;
}

const applied = async (url: string) => (await query(url, 'select name from migrations order by name')).flat();
const tables = async (url: string) =>
  (await query(url, "select tablename from pg_tables where schemaname = 'public' order by 1")).flat();

test('nodes that migrate an empty database concurrently apply each step once', async () => {
  const url = await createEmptyDatabase();
  const names = (await readdir(ownSteps)).sort();
  const counts = await Promise.all(Array.from({ length: 4 }, () => migrate(url)));
  expect(counts.sort()).toEqual([0, 0, 0, names.length]);
  expect(await applied(url)).toEqual(names);
  expect(await migrate(url)).toBe(0);
});

test('steps are numbered without gaps or duplicates', async () => {
  const numbers = (await readdir(ownSteps)).sort().map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('steps run in the order of their numbers, new ones after old ones', async () => {
  const url = await createEmptyDatabase();
  const first = {
    '0002_b.sql': 'alter table a add b text',
    '0001_a.sql': 'create table a (id int)',
    'notes.txt': 'no',
  };
  expect(await migrate(url, await stepsOf(first))).toBe(2);
  const more = await stepsOf({ ...first, '0003_c.sql': 'alter table a drop b' });
  expect(await migrate(url, more)).toBe(1);
  expect(await applied(url)).toEqual(['0001_a.sql', '0002_b.sql', '0003_c.sql']);
});

test('a broken step is rolled back; once fixed, it is applied', async () => {
  const url = await createEmptyDatabase();
  const steps = {
    '0001_good.sql': 'create table good (id int)',
    '0003_never.sql': 'create table never (id int)',
  };
  const broken = await stepsOf({
    ...steps,
    '0002_half.sql': 'create table half (id int); select * from nowhere',
  });
  const failure = await migrate(url, broken).catch((error: Error) => error);
  expect(failure).toMatchObject({
    message: 'Migration 0002_half.sql failed; the database is as it was before it.',
    cause: { message: 'relation "nowhere" does not exist' },
  });
  expect(await tables(url)).toEqual(['good', 'migrations']);
  expect(await applied(url)).toEqual(['0001_good.sql']);

  const mended = await stepsOf({ ...steps, '0002_half.sql': 'create table half (id int)' });
  expect(await migrate(url, mended)).toBe(2);
  expect(await tables(url)).toEqual(['good', 'half', 'migrations', 'never']);
});

test('a step that cannot be recorded as done is rolled back', async () => {
  const url = await createEmptyDatabase();
  const jealous = "create table half (id int); alter table migrations add check (name <> '0001_jealous.sql')";
  await expect(migrate(url, await stepsOf({ '0001_jealous.sql': jealous }))).rejects.toThrow(
    '0001_jealous.sql failed',
  );
  expect(await tables(url)).toEqual(['migrations']);
});

/** What would break a node of the release before, which runs on the new schema until it is replaced. */
const takesAway =
  /\b(drop\s+(table|column|view|function|procedure|type|trigger)|rename\s+(to|column)|(alter|add)\s+(column\s+)?\w+\s+(type|set\s+not\s+null))\b/i;

/** Removed here, because the release before that no longer used it: by migration, with the reason. */
const removals: Record<string, string> = {};

/** Those before were written before the rule. */
const firstUnderTheRule = '0017';

test('migrations add; what they take away, the release before no longer used', async () => {
  const names = (await readdir(ownSteps)).filter((name) => name >= firstUnderTheRule && !(name in removals));
  expect(names).not.toEqual([]);
  for (const name of names) {
    const steps = (await readFile(join(ownSteps, name), 'utf8')).replace(/--.*$/gm, '');
    expect([name, steps.match(takesAway)?.[0]]).toEqual([name, undefined]);
  }
});
