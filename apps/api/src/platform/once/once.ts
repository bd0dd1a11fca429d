import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../postgres/postgres.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** The running node refreshes its claim this often; a claim not refreshed for `abandonedSeconds` may be taken over. */
const beatMs = 5000;
const abandonedSeconds = 20;
const waitMs = 15_000;
const keptHours = 24;

/** What to do once: for whom, under which key, and with what body. */
export interface OnceTask {
  scope: string;
  key: string;
  body: unknown;
}

/** The same key was used with a different body before, and that run finished. */
export class KeyReused extends Error {}
/** The first run has not finished yet. */
export class StillRunning extends Error {}

/**
 * Runs something once per key across all nodes: a repeated call gets the first answer, waiting a while for it if
 * necessary. A failed run leaves nothing behind, so that it can be tried again.
 */
export type Once = <T>(task: OnceTask, run: () => Promise<T>) => Promise<T>;

export function createOnce(db: Db, secrets: Secrets): Once {
  return async (task, run) => {
    // Keyed, because the body may hold a password.
    const digest = secrets.hmac('once', JSON.stringify(task.body ?? null)).toString('base64url');
    const deadline = Date.now() + waitMs;
    for (let pause = 50; Date.now() < deadline; pause = Math.min(pause * 2, 1000)) {
      const claim = randomUUID();
      const found = await claimOrFind(db, task, digest, claim);
      if (found.claim === claim) return runClaimed(db, task, claim, run);
      if (found.finished && found.digest !== digest) throw new KeyReused();
      if (found.finished) return (found.answer ?? undefined) as Awaited<ReturnType<typeof run>>;
      await delay(pause);
    }
    throw new StillRunning();
  };
}

interface Found {
  claim: string;
  digest: string;
  finished: boolean;
  answer: unknown;
}

async function claimOrFind(db: Db, { scope, key }: OnceTask, digest: string, claim: string): Promise<Found> {
  const { rows } = await sql<Found>`
    with claimed as (
      insert into idempotency_keys (scope, key, digest, claim) values (${scope}, ${key}, ${digest}, ${claim})
      on conflict (scope, key) do update set claim = excluded.claim, digest = excluded.digest, beat_at = now()
        where idempotency_keys.finished_at is null
          and idempotency_keys.beat_at < now() - make_interval(secs => ${abandonedSeconds})
      returning claim, digest, false as finished, null::jsonb as answer)
    select * from claimed union all
    select claim, digest, finished_at is not null, answer from idempotency_keys
      where scope = ${scope} and key = ${key} and not exists (select from claimed)`.execute(db);
  // No row: the holder gave it up while this statement ran.
  return rows[0] ?? { claim: '', digest, finished: false, answer: null };
}

async function runClaimed<T>(
  db: Db,
  { scope, key }: OnceTask,
  claim: string,
  run: () => Promise<T>,
): Promise<T> {
  // Only while it is still ours: another node may have taken it over.
  const ours = sql`scope = ${scope} and key = ${key} and claim = ${claim}`;
  const beat = setInterval(() => {
    void sql`update idempotency_keys set beat_at = now() where ${ours}`.execute(db).catch(() => {});
  }, beatMs);
  try {
    const answer = await run().catch(async (error: unknown) => {
      await sql`delete from idempotency_keys where ${ours}`.execute(db);
      throw error;
    });
    const stored = answer === undefined ? null : JSON.stringify(answer);
    await sql`update idempotency_keys set answer = ${stored}::jsonb, finished_at = now() where ${ours}`.execute(
      db,
    );
    return answer;
  } finally {
    clearInterval(beat);
  }
}

/** What became of a run: finished with this answer, still under way, or unknown, also if it failed or was abandoned. */
export async function findRun(
  db: Db,
  scopes: readonly string[],
  key: string,
): Promise<{ state: 'done'; answer: unknown } | { state: 'running' | 'unknown' }> {
  const { rows } = await sql<{ finished: boolean; answer: unknown }>`
    select finished_at is not null as finished, answer from idempotency_keys
    where scope = any (${scopes}::text[]) and key = ${key} and (finished_at is not null
      or beat_at > now() - make_interval(secs => ${abandonedSeconds}))`.execute(db);
  const [found] = rows;
  if (!found) return { state: 'unknown' };
  return found.finished ? { state: 'done', answer: found.answer } : { state: 'running' };
}

export async function sweepOnce(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('beat_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours})`)
    .execute();
}
