import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ownerOf } from '@caliper/api/platform/postgres/embedded/account.ts';
import { findBinaries } from '@caliper/api/platform/postgres/embedded/binaries.ts';
import { openEmbedded } from '@caliper/api/platform/postgres/embedded.ts';
import { connect } from '@caliper/api/platform/postgres/postgres.ts';
import type { Environment } from '@caliper/api/testing/nodes.ts';
import { makeFolder } from '../place.ts';

const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path));

export const whyNot = library ? null : 'libfaketime is not installed';

/** A system clock that can be changed while processes use it. */
export interface FakedClock extends AsyncDisposable {
  env: Environment;
  /** Offset from the true time, in seconds. */
  move(seconds: number): Promise<void>;
}

export async function openClock(): Promise<FakedClock> {
  const folder = await makeFolder();
  const file = join(folder, 'offset');
  const move = async (seconds: number) => {
    await writeFile(file, `${seconds < 0 ? '-' : '+'}${Math.abs(Math.round(seconds))}\n`);
    await chmod(file, 0o644);
  };
  await move(0);
  return {
    env: {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    move,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A PostgreSQL that uses that clock. */
export async function openFakedPostgres(clock: FakedClock): Promise<AsyncDisposable & { url: string }> {
  await using cleanup = new AsyncDisposableStack();
  const folder = await makeFolder();
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const embedded = await openEmbedded({ dataDir: folder });
  await embedded.stop();
  const server = await startPostgres(folder, new URL(embedded.url).port, clock.env);
  cleanup.defer(() => stop(server));
  await untilItAnswers(embedded.url);
  const kept = cleanup.move();
  return { url: embedded.url, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

async function startPostgres(folder: string, port: string, env: Environment): Promise<ChildProcess> {
  const { location } = JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8'));
  const cluster = resolve(folder, location);
  const account = await ownerOf(cluster);
  const { postgres } = await findBinaries(folder, account);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', `port=${port}`];
  return spawn(postgres, ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])], {
    ...account,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', ...env },
    stdio: 'ignore',
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGINT');
  await once(server, 'exit');
}

async function untilItAnswers(url: string): Promise<void> {
  const database = connect(url, { max: 1 });
  for (let turn = 0; turn < 100 && !(await database.ready()); turn += 1) await delay(100);
  await database.close();
}
