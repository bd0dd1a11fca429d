import { sql } from 'kysely';
import type { Db } from '../postgres/postgres.ts';

/** So many within so many seconds. */
export interface Limit {
  points: number;
  seconds: number;
}

/** The limits in force unless the environment says otherwise. */
export const defaultLimits = {
  captcha: { points: 60, seconds: 60 },
  passwordPerAccount: { points: 10, seconds: 900 },
  passwordPerAddress: { points: 100, seconds: 900 },
  smsPerUser: { points: 8, seconds: 3600 },
  smsPerNumber: { points: 8, seconds: 3600 },
  smsPerAddress: { points: 30, seconds: 3600 },
  smsPerDay: { points: 5000, seconds: 86_400 },
  log: { points: 20, seconds: 60 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;
export type LimitTable = Record<LimitName, Limit>;

export type Verdict = { allowed: true } | { allowed: false; retryAfter: number };

export interface Limits {
  /** Counts one use by `who` and says whether it is still within the limit. */
  take(name: LimitName, who: string): Promise<Verdict>;
  clear(name: LimitName, who: string): Promise<void>;
}

/**
 * Fixed windows in the database, so that all nodes count together. One statement both counts and
 * answers: requests side by side cannot pass the limit.
 */
export function createLimits(db: Db, table: LimitTable): Limits {
  return {
    async take(name, who) {
      const limit = table[name];
      const { rows } = await sql<{ points: number; retry_after: number }>`
        insert into rate_limits (key, points, resets_at)
        values (${key(name, who)}, 1, now() + make_interval(secs => ${limit.seconds}))
        on conflict (key) do update set
          points = case when rate_limits.resets_at <= now() then 1 else rate_limits.points + 1 end,
          resets_at = case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end
        returning points, ceil(extract(epoch from resets_at - now()))::int as retry_after`.execute(db);
      const [row] = rows;
      if (!row || row.points <= limit.points) return { allowed: true };
      return { allowed: false, retryAfter: Math.max(1, row.retry_after) };
    },
    async clear(name, who) {
      await db.deleteFrom('rate_limits').where('key', '=', key(name, who)).execute();
    },
  };
}

/** Windows that have passed count nothing; the sweeper removes them. */
export async function sweepLimits(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<', sql<Date>`now()`).execute();
}

function key(name: LimitName, who: string): string {
  return `${name}:${who}`;
}
