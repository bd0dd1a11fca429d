import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { roomy } from '../../testing/roomy.ts';
import { cleanUp, isUnix, makeFolder, open, openElsewhere, query, urlFrom } from './embedded/harness.ts';
import { DataFolderInUse } from './embedded.ts';

afterEach(() => cleanUp(), 60_000);

describe('opening and stopping', () => {
  test('the second start finds the data of the first, on the same port', async () => {
    const folder = await makeFolder();
    const first = await open(folder, { durable: true });
    await query(first.url, "create table notes as select 'kept' as note");
    await first.stop();

    const begun = performance.now();
    const second = await open(folder, { durable: true });
    expect(performance.now() - begun).toBeLessThan(roomy(5000));

    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select note from notes')).toEqual([['kept']]);
  });

  test('stopping is quick, ends open transactions, and may be called twice', async () => {
    const { url, stop } = await open(await makeFolder());
    const busy = expect(query(url, 'select pg_sleep(60)')).rejects.toThrow();
    await expect
      .poll(() => query(url, "select count(*)::int from pg_stat_activity where query like '%sleep(60)'"))
      .not.toEqual([[0]]);

    const begun = performance.now();
    await Promise.all([stop(), stop()]);
    await stop();
    expect(performance.now() - begun).toBeLessThan(roomy(8000));
    await busy;
    await expect(query(url, 'select 1')).rejects.toThrow();
  });

  test('it uses UTF-8, requires a password and listens only on the loopback address', async () => {
    const { url } = await open(await makeFolder(), { durable: true });
    const settings = [
      'server_encoding',
      'listen_addresses',
      'unix_socket_directories',
      'fsync',
      'max_connections',
    ];
    const shown = await Promise.all(settings.map((setting) => query(url, `show ${setting}`)));
    expect(shown.flat(2)).toEqual(['UTF8', '127.0.0.1', '', 'on', '100']);
    expect(
      await query(
        url,
        'select datlocprovider, datlocale from pg_database where datname = current_database()',
      ),
    ).toEqual([['b', 'C.UTF-8']]);
    expect(await query(url, "select upper('größe é')")).toEqual([['GRÖßE É']]);
    expect(new URL(url).hostname).toBe('127.0.0.1');

    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    const outside = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    for (const { address } of outside.filter((each) => each.family === 'IPv4' && !each.internal)) {
      await expect(query(url.replace('127.0.0.1', address), 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    }
  });

  test('a port that another program has taken is replaced by a new one', async () => {
    const folder = await makeFolder();
    const { url, stop } = await open(folder);
    await stop();
    const squatter = createServer().listen(Number(new URL(url).port), '127.0.0.1');
    await once(squatter, 'listening');

    const again = await open(folder);
    expect(again.url).not.toBe(url);
    expect(await query(again.url, 'select 1')).toEqual([[1]]);
    await again.stop();
    squatter.close();
    expect((await open(folder)).url).toBe(again.url);
  });

  test('only the owner can read the secrets, and a lost file is named', async () => {
    const folder = await makeFolder();
    const { stop } = await open(folder);
    await stop();
    const file = join(folder, 'postgres.json');
    if (isUnix) expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres.json', 'postgres.log']);

    const kept = await readFile(file);
    await rm(file);
    await expect(open(folder)).rejects.toThrow(file);
    await writeFile(file, kept, { mode: 0o600 });
    await open(folder);
  });
});

describe('two at once', () => {
  test('a second start is told which process runs, and the first goes on working', async () => {
    const folder = await makeFolder();
    const first = openElsewhere(folder);
    const url = await urlFrom(first);
    await query(url, 'create table notes as select 1 as n');

    const refusal = await open(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataFolderInUse);
    expect(String(refusal)).toContain(folder);
    expect(String(refusal)).toContain(`process ${first.child.pid}`);
    expect(await query(url, 'select n from notes')).toEqual([[1]]);
  });

  test('of two concurrent first starts one wins and nothing is damaged', async () => {
    const folder = await makeFolder();
    const both = [openElsewhere(folder), openElsewhere(folder)];
    const answers = await Promise.all(both.map(({ answer }) => answer));

    const urls = answers.flatMap((answer) => ('url' in answer ? [answer.url] : []));
    expect(urls).toHaveLength(1);
    expect(answers).toContainEqual(expect.objectContaining({ name: 'DataFolderInUse' }));
    expect(await query(urls[0] ?? '', 'select current_database()')).toEqual([['caliper']]);
    await expect
      .poll(async () => (await readdir(folder)).sort())
      .toEqual(['postgres', 'postgres.json', 'postgres.log']);
  });

  test('the folder stays ours when the server restarts after a crash of its own', async () => {
    const folder = await makeFolder();
    const { url } = await open(folder);
    const lockHolders = "select pid from pg_locks where locktype = 'advisory' and granted";
    const [[backend] = []] = await query(url, lockHolders);
    process.kill(Number(backend), 'SIGKILL');

    const holders = () => query(url, lockHolders).catch(() => []);
    await expect.poll(holders).toEqual([[expect.not.toBeOneOf([backend])]]);
    await expect(open(folder)).rejects.toThrow(DataFolderInUse);
  });
});
