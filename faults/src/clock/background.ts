import { setTimeout as delay } from 'node:timers/promises';
import { pgBossJobs } from '@caliper/api/platform/jobs/pg-boss.ts';
import type { Place } from '../place.ts';

const withinMs = 20_000;

/** Is a message stored now sent soon? */
export async function delivers({ db }: Place): Promise<boolean> {
  const message = { channel: 'sms', recipient: 'later', body: 'Hello' } as const;
  const { id } = await db.insertInto('outbox').values(message).returning('id').executeTakeFirstOrThrow();
  return soon(async () => {
    const row = await db.selectFrom('outbox').select('sent_at').where('id', '=', id).executeTakeFirst();
    return Boolean(row?.sent_at);
  });
}

/** Is a job queued now done soon? */
export async function doesJobs({ db, databaseUrl }: Place): Promise<boolean> {
  const old = { signature: 'old', expires_at: new Date(0) };
  await db.insertInto('captcha_uses').values(old).execute();
  const jobs = pgBossJobs(databaseUrl, () => undefined);
  await jobs.start([]);
  const sweep = { name: 'identity-sweep', run: async () => undefined };
  await db.transaction().execute((tx) => jobs.enqueue(tx, sweep, {}));
  await jobs.stop();
  return soon(async () => {
    const left = await db.selectFrom('captcha_uses').selectAll().where('signature', '=', 'old').execute();
    return left.length === 0;
  });
}

async function soon(check: () => Promise<boolean>): Promise<boolean> {
  for (const begun = performance.now(); performance.now() - begun < withinMs; await delay(50)) {
    if (await check()) return true;
  }
  return false;
}
