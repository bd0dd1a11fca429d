import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { addHealth } from '../../http/health.ts';
import { eventually } from '../../testing/eventually.ts';
import { roomy } from '../../testing/roomy.ts';
import { cleanUp, isUnix, makeFolder, open, postmasterOf, query } from './embedded/harness.ts';
import { connect, isUnavailable } from './postgres.ts';

afterEach(() => cleanUp(), 60_000);

async function ownServer() {
  const folder = await makeFolder();
  const { url, stop } = await open(folder);
  const database = connect(url, { max: 2 });
  onTestFinished(() => database.close());
  return { folder, url, stop, database };
}

/** Freezes the server as if its machine hung: it keeps its connections and its port, but does not answer. */
async function freeze(folder: string, url: string): Promise<() => void> {
  const postmaster = await postmasterOf(folder);
  const backends = (await query(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()'))
    .flat()
    .map(Number);
  const all = [postmaster, ...backends];
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of all) {
      try {
        process.kill(pid, signal);
      } catch {
        // A worker of the server may have ended since.
      }
    }
  };
  tell('SIGSTOP');
  return () => tell('SIGCONT');
}

test.runIf(isUnix)(
  'readiness shows within two seconds that the database is frozen, and that it is back',
  async () => {
    const { folder, url, database } = await ownServer();
    const app = Fastify();
    addHealth(app, database);
    const ask = async () => {
      const begun = performance.now();
      const answer = await app.inject('/readyz');
      return { status: answer.statusCode, body: answer.json(), ms: performance.now() - begun };
    };
    // Opens a connection, as a working node has.
    expect(await ask()).toMatchObject({ status: 200, body: { status: 'ready' } });

    const thaw = await freeze(folder, url);
    try {
      // More requests than the pool has connections: those waiting for one are answered as well.
      const answers = await Promise.all([ask(), ask(), ask(), ask()]);
      for (const answer of [...answers, await ask()]) {
        expect(answer).toMatchObject({ status: 503, body: { status: 'not ready' } });
        expect(answer.ms).toBeLessThan(roomy(2000));
      }
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    } finally {
      thaw();
    }
    await eventually(async () => expect(await ask()).toMatchObject({ status: 200 }));
  },
);

test("a statement's time limit scales with the node's patience", async () => {
  const { url } = await ownServer();
  for (const [patience, limit] of [
    [6, '30s'],
    [10, '50s'],
  ] as const) {
    const { db, close } = connect(url, { max: 1, patience });
    const { rows } = await sql`show statement_timeout`.execute(db);
    expect(rows).toEqual([{ statement_timeout: limit }]);
    await close();
  }
});

test('a stopped database is not ready, and its errors count as unavailable', async () => {
  const { stop, database } = await ownServer();
  expect(await database.ready()).toBe(true);
  await stop();
  expect(await database.ready()).toBe(false);
  const refusal = await sql`select 1`.execute(database.db).catch((error: unknown) => error);
  expect(isUnavailable(refusal)).toBe(true);
});

test('a connection lost between two statements fails only its transaction', async () => {
  const { url, database } = await ownServer();
  const begun = Promise.withResolvers<number>();
  const isLost = Promise.withResolvers<void>();
  const transaction = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    begun.resolve(rows[0]?.pid ?? 0);
    await isLost.promise;
    await sql`select 1`.execute(tx);
  });
  const outcome = transaction.catch((error: unknown) => error);
  const pid = await begun.promise;
  await query(url, `select pg_terminate_backend(${pid})`);
  await eventually(async () =>
    expect(await query(url, `select from pg_stat_activity where pid = ${pid}`)).toEqual([]),
  );
  // The effects of its end arrive within the next turns of the event loop.
  await eventually(() => expect(database.connections().open).toBe(1));
  await new Promise((resolve) => setImmediate(resolve));
  isLost.resolve();
  expect(isUnavailable(await outcome)).toBe(true);
  expect(await database.ready()).toBe(true);
});

test('what is planned once has no transactions, and says so instead of going on without', async () => {
  const { database } = await ownServer();
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.prepared);
  expect(rows).toEqual([{ one: 1 }]);
  const begun = database.prepared.transaction().execute(async (tx) => sql`select 1`.execute(tx));
  await expect(begun).rejects.toThrow('no transaction');
});
