import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerOf } from '@caliper/api/platform/postgres/embedded/account.ts';
import { findBinaries } from '@caliper/api/platform/postgres/embedded/binaries.ts';
import { clusterOf, recall } from '@caliper/api/platform/postgres/embedded/data-folder.ts';
import { freePort } from '@caliper/api/platform/postgres/embedded/port.ts';
import { startServer, stopServer } from '@caliper/api/platform/postgres/embedded/server.ts';
import { connect } from '@caliper/api/platform/postgres/postgres.ts';
import { sql } from 'kysely';
import { openGate } from './messages/gate.ts';
import { copyFolder, type Standalone } from './place.ts';

/** A second server with all that the first one has, as soon as it hears of it. */
interface Standby extends AsyncDisposable {
  port: number;
  hasHeardAll(): Promise<boolean>;
  /** It hears no more. */
  cutOff(): Promise<void>;
  promote(): Promise<void>;
}

export function portOf(url: string): number {
  return Number(new URL(url).port);
}

export function throughPort(url: string, port: number): string {
  return Object.assign(new URL(url), { port: String(port) }).href;
}

export async function openStandby(primary: Standalone): Promise<Standby> {
  await using cleanup = new AsyncDisposableStack();
  const memory = await recall(primary.folder, () => undefined);
  const original = clusterOf(primary.folder, memory);
  const folder = `${original}-standby`;
  await primary.stop();
  await copyFolder(original, folder);
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  await primary.start();
  const way = cleanup.adopt(await openGate(portOf(primary.url)), (one) => one.close());
  const { username, password } = new URL(primary.url);
  const source = `host=127.0.0.1 port=${way.port} user=${username} password=${password}`;
  await appendFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await writeFile(join(folder, 'standby.signal'), '');
  const account = await ownerOf(folder);
  const cluster = { folder, binaries: await findBinaries(primary.folder, account), account, durable: true };
  const port = await freePort();
  const { ok, output } = await startServer(cluster, port);
  if (!ok) throw new Error(`The standby does not start. ${output}`);
  cleanup.defer(async () => void (await stopServer(cluster)));
  const first = cleanup.adopt(connect(primary.url, { max: 1 }), (one) => one.close());
  const second = cleanup.adopt(connect(throughPort(primary.url, port), { max: 1 }), (one) => one.close());
  const kept = cleanup.move();
  return {
    port,
    async hasHeardAll() {
      const { rows: written } = await sql<{ at: string }>`select pg_current_wal_lsn() as at`.execute(
        first.db,
      );
      const { rows } = await sql<{ has: boolean }>`
        select pg_last_wal_replay_lsn() >= ${written[0]?.at}::pg_lsn as has`.execute(second.db);
      return rows[0]?.has ?? false;
    },
    cutOff: () => way.change('refusing'),
    async promote() {
      await sql`select pg_promote()`.execute(second.db);
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
