import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { identityJobs } from '../../features/identity/identity.jobs.ts';
import { systemJobs } from '../../features/system/system.jobs.ts';
import { createDatabase, rowsIn } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { makePerson, openSession } from '../../testing/people.ts';
import { startServer } from '../../testing/server.ts';
import type { Db } from '../postgres/postgres.ts';
import type { Job } from './jobs.ts';
import { pgBossJobs } from './pg-boss.ts';

describe('queued work', async () => {
  const database = await createDatabase();
  let failures = 0;
  const errors: Error[] = [];

  const job: Job<{ note: string }> = {
    name: 'write-note',
    run: async ({ note }) => {
      await sql`insert into notes values (${note})`.execute(database.db);
    },
  };
  const shaky: Job<{ note: string }> = {
    name: 'write-shaky-note',
    run: async (data) => {
      failures += 1;
      if (failures < 3) throw new Error('Not yet');
      await job.run(data);
    },
  };

  await sql`create table notes (note text not null)`.execute(database.db);
  const nodes = [1, 2].map(() => pgBossJobs(database.url, (error) => errors.push(error)));
  // Both at once, as when nodes start.
  await Promise.all(nodes.map((node) => node.start([job, shaky])));
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
  });
  beforeEach(() => sql`truncate notes`.execute(database.db));

  const enqueue = (queued: Job<{ note: string }>, notes: string[], then?: () => never) =>
    database.db.transaction().execute(async (tx) => {
      for (const note of notes) await nodes[0]?.enqueue(tx, queued, { note });
      then?.();
    });

  async function notes(): Promise<string[]> {
    const { rows } = await sql<{ note: string }>`select note from notes order by note`.execute(database.db);
    return rows.map(({ note }) => note);
  }

  async function unfinished(name: string): Promise<number> {
    const { rows } =
      await sql`select id from pgboss.job where name = ${name} and state <> 'completed'`.execute(database.db);
    return rows.length;
  }

  test('queued in a transaction that commits runs once, with two nodes running', async () => {
    await enqueue(job, ['a', 'b', 'c', 'd', 'e']);
    await eventually(async () => expect(await unfinished(job.name)).toBe(0));
    expect(await notes()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(errors).toEqual([]);
  });

  test('queued in a transaction that is rolled back never runs', async () => {
    const undone = enqueue(job, ['undone'], () => {
      throw new Error('Thought better of it');
    });
    await expect(undone).rejects.toThrow('Thought better of it');
    await enqueue(job, ['done']);
    await eventually(async () => expect(await unfinished(job.name)).toBe(0));
    expect(await notes()).toEqual(['done']);
  });

  test('that fails is tried again until it succeeds', async () => {
    await enqueue(shaky, ['at last']);
    for (const failed of [1, 2]) {
      await eventually(async () => {
        expect(failures).toBe(failed);
        // Skips the pause before the next attempt.
        const { numAffectedRows } = await sql`update pgboss.job set start_after = now()
          where name = ${shaky.name} and state = 'retry' and start_after > now()`.execute(database.db);
        expect(numAffectedRows).toBe(1n);
      });
    }
    await eventually(async () => expect(await notes()).toEqual(['at last']));
    expect(failures).toBe(3);
  });
});

test('a job has its own number of retries, also on a queue that was created with another', async () => {
  const database = await createDatabase();
  const start = async (jobs: Job[]) => {
    const node = pgBossJobs(database.url, () => undefined);
    await node.start(jobs);
    await node.stop();
  };
  const limits = async () => {
    const { rows } = await sql<{ name: string; retry_limit: number }>`
      select name, retry_limit from pgboss.queue where name like 'write-%' order by name`.execute(
      database.db,
    );
    return Object.fromEntries(rows.map(({ name, retry_limit }) => [name, retry_limit]));
  };
  const run = async () => undefined;
  await start([
    { name: 'write-note', run },
    { name: 'write-patiently', run },
  ]);
  expect(await limits()).toEqual({ 'write-note': 5, 'write-patiently': 5 });
  await start([
    { name: 'write-note', run },
    { name: 'write-patiently', retryLimit: 100, run },
  ]);
  expect(await limits()).toEqual({ 'write-note': 5, 'write-patiently': 100 });
});

test('a scheduled job has one schedule, however many nodes register it', async () => {
  const server = await startServer();
  const another = pgBossJobs(server.databaseUrl, () => undefined);
  await another.start([...identityJobs(server.db), ...systemJobs(server.db)]);
  await another.stop();
  const { rows } = await sql`select name, cron from pgboss.schedule order by name`.execute(server.db);
  expect(rows).toEqual([
    { name: 'audit-watch', cron: '* * * * *' },
    { name: 'client-weeks', cron: '37 * * * *' },
    { name: 'dashboards-sweep', cron: '*/10 * * * *' },
    { name: 'differences', cron: '* * * * *' },
    { name: 'exports-sweep', cron: '53 3 * * *' },
    { name: 'figures-read', cron: '* * * * *' },
    { name: 'identity-rotate-key', cron: '0 3 1 * *' },
    { name: 'identity-sweep', cron: '*/15 * * * *' },
    { name: 'identity-tell-viewings', cron: '* * * * *' },
    { name: 'licence-ends', cron: '17 * * * *' },
    { name: 'news-refresh', cron: '*/30 * * * *' },
    { name: 'notifications-sweep', cron: '37 2 * * *' },
    { name: 'reports-previews', cron: '* * * * *' },
    { name: 'reports-readings', cron: '* * * * *' },
    { name: 'reports-releases', cron: '* * * * *' },
    { name: 'reports-sweep', cron: '17 3 * * *' },
    { name: 'search-index', cron: '*/5 * * * *' },
    { name: 'system-sweep', cron: '*/10 * * * *' },
    { name: 'system-sweep-changes', cron: '* * * * *' },
    { name: 'take-away-orphans', cron: '23 4 * * *' },
    { name: 'take-away-sweep', cron: '*/10 * * * *' },
    { name: 'team-sweep', cron: '30 3 * * *' },
    { name: 'usage-count', cron: '13 * * * *' },
    { name: 'usage-names', cron: '28 * * * *' },
    { name: 'usage-sweep', cron: '43 3 * * *' },
    { name: 'vocabulary-read', cron: '* * * * *' },
  ]);
});

describe('sweeping', async () => {
  const database = await createDatabase();

  const ago = (interval: string) => sql<Date>`now() - ${interval}::interval`;

  async function runAll(jobs: Job[]): Promise<void> {
    for (const job of jobs) await job.run({});
  }

  test('identity removes expired sign-ins, captchas and sessions, and no others', async () => {
    const { db } = database;
    const { id: user_id } = await makePerson(db);
    await db
      .insertInto('pending_sign_ins')
      .values([
        { user_id, ticket_hash: Buffer.from('old'), expires_at: ago('61 minutes') },
        { user_id, ticket_hash: Buffer.from('young'), expires_at: ago('59 minutes') },
      ])
      .execute();
    await db
      .insertInto('captcha_uses')
      .values([
        { signature: 'old', expires_at: ago('61 minutes') },
        { signature: 'young', expires_at: ago('59 minutes') },
      ])
      .execute();
    const sessions = await openSessionsAged(db, user_id, ['9 days', '7 days']);

    await runAll(identityJobs(db));
    const pending = await rowsIn(db, 'pending_sign_ins');
    expect(pending.map((row) => row.ticket_hash.toString())).toEqual(['young']);
    expect(await rowsIn(db, 'captcha_uses')).toMatchObject([{ signature: 'young' }]);
    expect(await rowsIn(db, 'sessions')).toMatchObject([{ id: sessions[1] }]);
  });

  async function openSessionsAged(db: Db, userId: string, ages: string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const interval of ages) {
      const [id = ''] = (await openSession(db, userId)).refresh.split('.');
      await db
        .updateTable('sessions')
        .set({ created_at: ago(interval) })
        .where('id', '=', id)
        .execute();
      ids.push(id);
    }
    return ids;
  }

  test('the system removes expired limits and month-old messages, but none still to be sent', async () => {
    const { db } = database;
    await db
      .insertInto('rate_limits')
      .values([
        { key: 'over', hits: [], allowed: true, expires_at: ago('1 second') },
        { key: 'running', hits: [], allowed: true, expires_at: ago('-1 minute') },
      ])
      .execute();
    const message = { channel: 'sms', body: 'Hello' } as const;
    await db
      .insertInto('outbox')
      .values([
        { ...message, recipient: 'old and sent', created_at: ago('31 days'), next_attempt_at: null },
        { ...message, recipient: 'old and waiting', created_at: ago('31 days') },
        { ...message, recipient: 'young and sent', created_at: ago('29 days'), next_attempt_at: null },
      ])
      .execute();

    await runAll(systemJobs(db));
    expect(await rowsIn(db, 'rate_limits')).toMatchObject([{ key: 'running' }]);
    const kept = await db.selectFrom('outbox').select('recipient').orderBy('recipient').execute();
    expect(kept.map(({ recipient }) => recipient)).toEqual(['old and waiting', 'young and sent']);
  });
});
