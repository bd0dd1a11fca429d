import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../postgres/postgres.ts';

/** Longer than any such call takes: whoever began so long ago is gone, and another may take over. */
const abandonedSeconds = 60;
const keptHours = 24;
const lookAgainMs = 100;

/**
 * Runs something once per key, on whichever node it is asked: whoever asks again gets the first answer, and waits
 * for it if need be. A run that fails leaves nothing behind, so that it can be tried again.
 */
export type Once = <T>(scope: string, key: string, run: () => Promise<T>) => Promise<T>;

export function createOnce(db: Db): Once {
  return async (scope, key, run) => {
    for (;;) {
      if (await claim(db, scope, key)) return runClaimed(db, scope, key, run);
      const found = await db
        .selectFrom('idempotency_keys')
        .select(['answer', 'finished_at'])
        .where('scope', '=', scope)
        .where('key', '=', key)
        .executeTakeFirst();
      if (found?.finished_at) return (found.answer ?? undefined) as Awaited<ReturnType<typeof run>>;
      await delay(lookAgainMs);
    }
  };
}

async function claim(db: Db, scope: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys (scope, key) values (${scope}, ${key})
    on conflict (scope, key) do update set started_at = now()
      where idempotency_keys.finished_at is null
        and idempotency_keys.started_at < now() - make_interval(secs => ${abandonedSeconds})
    returning key`.execute(db);
  return rows.length > 0;
}

async function runClaimed<T>(db: Db, scope: string, key: string, run: () => Promise<T>): Promise<T> {
  const mine = db.updateTable('idempotency_keys').where('scope', '=', scope).where('key', '=', key);
  try {
    const answer = await run();
    const stored = answer === undefined ? null : JSON.stringify(answer);
    await mine.set({ answer: stored, finished_at: sql<Date>`now()` }).execute();
    return answer;
  } catch (error) {
    await db.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute();
    throw error;
  }
}

export async function sweepOnce(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('started_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours})`)
    .execute();
}
