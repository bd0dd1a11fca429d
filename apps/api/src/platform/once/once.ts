import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../postgres/postgres.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Whoever runs says so this often; one who has not said it for so long is gone, and another may take over. */
const beatMs = 5000;
const abandonedSeconds = 20;
const waitMs = 15_000;
const keptHours = 24;

/** What is to be done once: by whom, under which key, and with what. */
export interface Errand {
  scope: string;
  key: string;
  body: unknown;
}

/** The same key came with something else before, and that was done. */
export class AnotherErrand extends Error {}
/** The first has not come back yet. */
export class StillRunning extends Error {}

/**
 * Runs something once per key, on whichever node it is asked: whoever asks again gets the first answer, and waits
 * for it a while if need be. A run that fails leaves nothing behind, so that it can be tried again.
 */
export type Once = <T>(errand: Errand, run: () => Promise<T>) => Promise<T>;

export function createOnce(db: Db, secrets: Secrets): Once {
  return async (errand, run) => {
    // Keyed, because what was sent may hold a password.
    const digest = secrets.hmac('once', JSON.stringify(errand.body ?? null)).toString('base64url');
    const deadline = Date.now() + waitMs;
    for (let pause = 50; Date.now() < deadline; pause = Math.min(pause * 2, 1000)) {
      const claim = randomUUID();
      const found = await claimOrFind(db, errand, digest, claim);
      if (found.claim === claim) return runClaimed(db, errand, claim, run);
      if (found.finished && found.digest !== digest) throw new AnotherErrand();
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

async function claimOrFind(db: Db, { scope, key }: Errand, digest: string, claim: string): Promise<Found> {
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
  // Nothing at all: the one who had it gave it up between the two looks.
  return rows[0] ?? { claim: '', digest, finished: false, answer: null };
}

async function runClaimed<T>(
  db: Db,
  { scope, key }: Errand,
  claim: string,
  run: () => Promise<T>,
): Promise<T> {
  // Only as long as it is still ours: another may have taken it over meanwhile.
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

export async function sweepOnce(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('beat_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours})`)
    .execute();
}
