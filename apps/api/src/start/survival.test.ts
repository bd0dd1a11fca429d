/** What Caliper survives as a process: kills, signals, a database that goes away, a failed start. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { pgBossJobs } from '../platform/jobs/pg-boss.ts';
import {
  cleanUp,
  kill,
  makeFolder,
  open,
  postmasterOf,
  query,
} from '../platform/postgres/embedded/harness.ts';
import { migrate } from '../platform/postgres/migrate.ts';
import { connect, connectionsPerNode, type Db } from '../platform/postgres/postgres.ts';
import { rowIn, rowsIn } from '../testing/database.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { eventually } from '../testing/eventually.ts';
import { expectStatus } from '../testing/expect-status.ts';
import { inPublic } from '../testing/in-public.ts';
import { makeItem } from '../testing/items.ts';
import { type Node, startNode, surroundings } from '../testing/nodes.ts';
import { withSession } from '../testing/people.ts';
import { roomy } from '../testing/roomy.ts';

type Environment = Record<string, string>;

const main = join(import.meta.dirname, '../main.ts');
const quiet = { LOG_LEVEL: 'fatal', SEED: 'none', DATABASE_PATIENCE: `${roomy(1)}` };

const leftovers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clear of leftovers.splice(0).reverse()) await clear();
  await cleanUp();
});

async function startApp(env: Environment): Promise<Node> {
  const node = await startNode({ ...quiet, ...env });
  leftovers.push(() => kill(node.process));
  return node;
}

/** Starts the process without waiting for it to listen, and collects its output. */
function spawnApp(env: Environment): { child: ChildProcess; output: Promise<string> } {
  const child = spawn(process.execPath, [main], {
    env: { ...surroundings, PORT: '0', ...quiet, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  leftovers.push(() => kill(child));
  const output = Promise.all([text(child.stdout), text(child.stderr)]).then((parts) => parts.join(''));
  return { child, output };
}

/** A start that is expected to fail: how it ended and its output. */
async function failToStart(env: Environment): Promise<{ code: number | null; output: string; ms: number }> {
  const begun = performance.now();
  const { child, output } = spawnApp(env);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: withoutWarnings(await output), ms: performance.now() - begun };
}

/** Removes Node's own deprecation warnings. */
function withoutWarnings(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\(node:\d+\) |^\(Use `node --trace/.test(line))
    .join('\n')
    .trim();
}

/** Sends the signals in turn, and returns how the process ended and how long that took. */
async function end(child: ChildProcess, ...signals: NodeJS.Signals[]) {
  const begun = performance.now();
  const exit = once(child, 'exit');
  for (const signal of signals) child.kill(signal);
  const [code, signal] = (await exit) as [number | null, NodeJS.Signals | null];
  return { code, signal, ms: performance.now() - begun };
}

const cleanEnd = { code: 0, signal: null, ms: expect.toSatisfy((ms: number) => ms < roomy(10_000)) };

interface Answered {
  status: number;
  type: string;
  ms: number;
}

async function get(node: Node, path: string, token?: string, method = 'GET'): Promise<Answered> {
  const begun = performance.now();
  const answer = await fetch(`http://127.0.0.1:${node.port}${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  await answer.arrayBuffer();
  const type = answer.headers.get('content-type') ?? '';
  return { status: answer.status, type, ms: performance.now() - begun };
}

const session = (node: Node, token: string) => get(node, '/api/session', token);

/** The embedded database of a data folder, as a second program would open it. */
async function databaseIn(folder: string): Promise<Db> {
  const { port, password } = JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8'));
  return openDb(`postgres://caliper:${encodeURIComponent(password)}@127.0.0.1:${port}/caliper`);
}

function openDb(url: string): Db {
  const { db, close } = connect(url, { max: 2 });
  leftovers.push(close);
  return db;
}

async function hasNoServer(folder: string): Promise<void> {
  await expect(postmasterOf(folder)).rejects.toThrow('No server runs');
}

describe('one process on its own data folder', () => {
  test('after kill -9 it is soon back, and people are still signed in', async () => {
    const DATA_DIR = await makeFolder();
    const first = await startApp({ DATA_DIR });
    const { token } = await withSession(await databaseIn(DATA_DIR));
    await expectStatus(200, session(first, token));
    await kill(first.process);

    const begun = performance.now();
    const second = await startApp({ DATA_DIR });
    expect(performance.now() - begun).toBeLessThan(roomy(8000));
    await expectStatus(200, session(second, token));
  });

  test('a second start on its folder says so and ends, and the first continues', async () => {
    const DATA_DIR = await makeFolder();
    const first = await startApp({ DATA_DIR });
    const { code, output } = await failToStart({ DATA_DIR });
    expect(code).toBe(1);
    expect(output).toBe(
      `The data folder ${DATA_DIR} is in use by another Caliper (process ${first.process.pid}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
    await expectStatus(200, get(first, '/readyz'));
    await expectStatus(200, get(first, '/api/config'));
  });

  test('on SIGTERM it answers open requests, cuts off endless ones, and stops its database', async () => {
    const DATA_DIR = await makeFolder();
    const node = await startApp({ DATA_DIR });
    const good = await beginRequest(node);
    const endless = await beginRequest(node);

    const ended = end(node.process, 'SIGTERM');
    await eventually(() => expect(get(node, '/healthz')).rejects.toThrow());
    good.finish();
    expect(await good.status).toBe(204);
    expect(await ended).toMatchObject(cleanEnd);
    await expect(endless.status).rejects.toThrow();
    await hasNoServer(DATA_DIR);
  });

  /** A request with half of its body sent. */
  async function beginRequest(node: Node) {
    const body = JSON.stringify({ url: '/', error: 'x'.repeat(1000), errorInfo: '' });
    const request = http.request({
      port: node.port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/log',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    const status = once(request, 'response').then(([answer]) => (answer as http.IncomingMessage).statusCode);
    status.catch(() => undefined);
    // The server sends 'continue' when it has accepted the request.
    request.flushHeaders();
    await once(request, 'continue');
    request.write(body.slice(0, 500));
    return { status, finish: () => request.end(body.slice(500)) };
  }

  test('further signals do not cut the shutdown short', async () => {
    const DATA_DIR = await makeFolder();
    const node = await startApp({ DATA_DIR });
    expect(await end(node.process, 'SIGINT', 'SIGTERM', 'SIGINT', 'SIGTERM')).toMatchObject(cleanEnd);
    await hasNoServer(DATA_DIR);
  });

  test.each([
    ['its database is being made', (folder: string) => readFile(join(folder, 'postgres.json'))],
    ['its tables are being made', (folder: string) => postmasterOf(folder)],
  ])('a SIGTERM while %s ends cleanly too', async (_stage, isReached) => {
    const DATA_DIR = await makeFolder();
    const { child, output } = spawnApp({ DATA_DIR });
    await eventually<unknown>(() => isReached(DATA_DIR));
    expect(await end(child, 'SIGTERM')).toMatchObject(cleanEnd);
    await hasNoServer(DATA_DIR);
    expect((await readdir(DATA_DIR)).sort()).toEqual(['postgres', 'postgres.json', 'postgres.log']);
    expect(await output).not.toMatch(/error|abort/i);
  });
});

describe("on an operator's database", () => {
  test('two nodes starting at once on an empty one migrate it once, and both serve; neither seeds it', async () => {
    const DATABASE_URL = await createEmptyDatabase();
    const nodes = await Promise.all([1, 2].map(() => startApp({ DATABASE_URL, SEED: 'demo' })));
    const open =
      "select from pg_stat_activity where application_name = 'caliper' and datname = current_database()";
    expect(await query(DATABASE_URL, open)).toHaveLength(2 * connectionsPerNode);
    const steps = await readdir(join(import.meta.dirname, '../../migrations'));
    expect(await query(DATABASE_URL, 'select name from migrations order by name')).toEqual(
      steps.sort().map((name) => [name]),
    );
    expect(await query(DATABASE_URL, 'select from usergroups union all select from users')).toEqual([]);
    const { token } = await withSession(openDb(DATABASE_URL));
    for (const node of nodes) expect((await session(node, token)).status).toBe(200);
  });

  test('USE-01 a kill loses at most the last second of usage, and nothing else', async () => {
    const DATABASE_URL = await createEmptyDatabase();
    const node = await startApp({ DATABASE_URL });
    const db = openDb(DATABASE_URL);
    const { id: user_id, token } = await withSession(db);
    const done: { item_id: number; at: number }[] = [];
    // Something is opened all the time, and something else is stored before it is acknowledged.
    for (const begun = performance.now(); performance.now() - begun < 3000; ) {
      const { item_id } = await makeItem(db);
      await expectStatus(200, get(node, `/api/reports/unsubscribed/${item_id}`, token));
      const at = performance.now();
      await expectStatus(200, get(node, `/api/users/me/favorites/reports/${item_id}`, token, 'PUT'));
      done.push({ item_id, at });
    }
    const killed = performance.now();
    await kill(node.process);

    const stored = new Set((await rowsIn(db, 'usage_events', { user_id })).map(({ item_id }) => item_id));
    const lost = done.filter(({ item_id }) => !stored.has(item_id));
    expect(stored.size).toBeGreaterThan(0);
    expect(lost.filter(({ at }) => killed - at > 1000 + roomy(250))).toEqual([]);
    const kept = (await rowsIn(db, 'favorites', { user_id })).map(({ item_id }) => item_id);
    expect(kept.sort()).toEqual(done.map(({ item_id }) => item_id).sort());
    const again = await startApp({ DATABASE_URL });
    await expectStatus(200, session(again, token));
    // What was lost is counted when it is opened again, however soon.
    for (const { item_id } of lost)
      await expectStatus(200, get(again, `/api/reports/unsubscribed/${item_id}`, token));
    await eventually(async () =>
      expect(await rowsIn(db, 'usage_events', { user_id })).toHaveLength(done.length),
    );
  });

  test('while it is unavailable every answer is a quick 503, and once it is back we recover', async () => {
    const folder = await makeFolder();
    const database = await open(folder, { durable: true });
    const node = await startApp({ DATABASE_URL: database.url });
    const db = openDb(database.url);
    const { token } = await withSession(db);
    await expectStatus(200, session(node, token));

    await database.stop();
    const answers: Answered[] = [];
    // Each request fails on its own, so a longer outage would show nothing more. This one is long enough for
    // the pool, the outbox and the jobs to lose their connections and fail to open new ones.
    for (const away = performance.now(); performance.now() - away < 5000; ) {
      answers.push(...(await Promise.all([session(node, token), session(node, token)])));
      await expectStatus(200, get(node, '/healthz'));
      expect(await get(node, '/readyz')).toMatchObject({
        status: 503,
        ms: expect.toSatisfy((ms) => ms < roomy(2000)),
      });
    }
    expect(new Set(answers.map(({ status, type }) => `${status} ${type}`))).toEqual(
      new Set(['503 application/problem+json; charset=utf-8']),
    );
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(roomy(2000));

    expect((await open(folder, { durable: true })).url).toBe(database.url);
    await eventually(async () => expect((await session(node, token)).status).toBe(200), roomy(5000));
    await expectStatus(200, get(node, '/readyz'));
    await Promise.all([deliversMessages(db), doesJobs(db, database.url)]);
    expect(await end(node.process, 'SIGTERM')).toMatchObject({ code: 0 });
  });

  async function deliversMessages(db: Db): Promise<void> {
    await db.insertInto('outbox').values({ channel: 'sms', recipient: 'after', body: 'Hello' }).execute();
    await eventually(async () => {
      const row = await rowIn(db, 'outbox');
      expect(row.sent_at).not.toBeNull();
    });
  }

  async function doesJobs(db: Db, url: string): Promise<void> {
    await db
      .insertInto('captcha_uses')
      .values({ signature: 'old', expires_at: new Date(0) })
      .execute();
    const jobs = pgBossJobs(url, () => undefined);
    await jobs.start([]);
    await db
      .transaction()
      .execute((tx) => jobs.enqueue(tx, { name: 'identity-sweep', run: async () => undefined }, {}));
    await jobs.stop();
    await eventually(async () => expect(await rowsIn(db, 'captcha_uses')).toEqual([]));
  }

  test('with the database unavailable, SIGTERM still ends the process in time', async () => {
    const database = await open(await makeFolder());
    const node = await startApp({ DATABASE_URL: database.url });
    await database.stop();
    expect(await end(node.process, 'SIGTERM')).toMatchObject(cleanEnd);
  });
});

describe('a failed start', () => {
  async function listen(server: Server): Promise<number> {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    leftovers.push(async () => server.close());
    return (server.address() as AddressInfo).port;
  }

  async function closedPort(): Promise<number> {
    const server = createServer();
    const port = await listen(server);
    server.close();
    await once(server, 'close');
    return port;
  }

  test('for a missing or silent database names the setting to check', async () => {
    const [closed, silent] = [await closedPort(), await listen(createServer(() => undefined))];
    const hosts = [`127.0.0.1:${closed}`, `localhost:${closed}`, `127.0.0.1:${silent}`];
    const starts = hosts.map((host) => failToStart({ DATABASE_URL: `postgres://me:secret@${host}/caliper` }));
    const [refused, refusedByName, unanswered] = await Promise.all(starts);
    const said = (why: string) =>
      new RegExp(`^The database does not answer \\(.*${why}.*\\)\\. Check DATABASE_URL\\.$`);
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(said('ECONNREFUSED')) });
    expect(refusedByName).toMatchObject({ code: 1, output: expect.stringMatching(said('ECONNREFUSED')) });
    expect(unanswered).toMatchObject({ code: 1, output: expect.stringMatching(said('timeout')) });
    expect(unanswered?.ms).toBeLessThan(roomy(15_000));
  });

  test.each(['PORT', 'METRICS_PORT'])(
    'a %s that is taken is named, and no database is left running',
    async (name) => {
      const DATA_DIR = await makeFolder();
      const port = await listen(createServer());
      const { code, output } = await failToStart({ DATA_DIR, [name]: `${port}` });
      expect(code).toBe(1);
      expect(output).toBe(`Port ${port} is in use. Stop what listens there, or set ${name} to another.`);
      await hasNoServer(DATA_DIR);
    },
  );

  describe('demo accounts, whose password is published, on a server that others can reach', () => {
    const reachable = { ...inPublic, TRUST_PROXY: '1' };
    const makeDemo = "insert into demo_data (size, finished_at) values ('small', now())";

    test('keep it from starting on its own database', async () => {
      const DATA_DIR = await makeFolder();
      const node = await startApp({ DATA_DIR });
      await sql.raw(makeDemo).execute(await databaseIn(DATA_DIR));
      await end(node.process, 'SIGTERM');

      const { code, output } = await failToStart({ DATA_DIR, ...reachable });
      expect(code).toBe(1);
      expect(output).toMatch(/^The database in .* holds demo accounts, whose password is published/);
      await hasNoServer(DATA_DIR);
    });

    test("cause a warning on an operator's database", async () => {
      const url = await createEmptyDatabase();
      await migrate(url);
      await query(url, makeDemo);
      const log = new PassThrough();
      const node = await startNode({ ...quiet, DATABASE_URL: url, ...reachable, LOG_LEVEL: 'warn' }, log);
      leftovers.push(() => kill(node.process));
      expect(String(log.read())).toContain('its database holds demo accounts');
    });
  });

  test('prints every mistake in the environment', async () => {
    const DATA_DIR = await makeFolder();
    const { code, output } = await failToStart({
      DATA_DIR,
      PORT: 'http',
      SEED: 'everything',
      SMTP_URL: 'smtp://mail.example',
    });
    expect(code).toBe(1);
    expect(output.split('\n')).toEqual([
      'The configuration has mistakes:',
      '  PORT must be a whole number from 0 to 65535',
      expect.stringMatching(/^ {2}SEED /),
      '  SMTP_URL and SMS_URL go together: set both, or neither for a local outbox',
    ]);
    expect(await readdir(DATA_DIR)).toEqual([]);
  });
});
