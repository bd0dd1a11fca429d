import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../postgres/postgres.ts';

/** At most `points` uses within `seconds`. */
export interface Limit {
  points: number;
  seconds: number;
}

/** The limits in force unless the environment says otherwise. */
export const defaultLimits = {
  captcha: { points: 60, seconds: 60 },
  passwordPerAccount: { points: 10, seconds: 900 },
  passwordPerAddress: { points: 100, seconds: 900 },
  lockoutRecord: { points: 1, seconds: 900 },
  refusalRecord: { points: 10, seconds: 900 },
  accessRequest: { points: 1, seconds: 86_400 },
  smsPerUser: { points: 8, seconds: 3600 },
  smsPerNumber: { points: 8, seconds: 3600 },
  smsPerAddress: { points: 100, seconds: 3600 },
  smsPerDay: { points: 5000, seconds: 86_400 },
  recoveryPerAccount: { points: 5, seconds: 3600 },
  recoveryPerAddress: { points: 20, seconds: 3600 },
  verificationPerAccount: { points: 5, seconds: 3600 },
  linkPerAddress: { points: 30, seconds: 900 },
  ssoPerAddress: { points: 100, seconds: 900 },
  invitation: { points: 20, seconds: 3600 },
  resendPerInvitation: { points: 5, seconds: 3600 },
  registrationPerAddress: { points: 60, seconds: 900 },
  contact: { points: 10, seconds: 3600 },
  contactByVisitors: { points: 500, seconds: 86_400 },
  customReports: { points: 20, seconds: 3600 },
  sharing: { points: 60, seconds: 3600 },
  profile: { points: 60, seconds: 3600 },
  enabling: { points: 10, seconds: 3600 },
  refresh: { points: 60, seconds: 3600 },
  log: { points: 20, seconds: 60 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;
export type LimitTable = Record<LimitName, Limit>;

export type Verdict = { allowed: true } | { allowed: false; retryAfter: number };

interface Use {
  /** Counted only if this transaction commits. */
  within?: Tx | undefined;
  /** How many times as many uses as the limit says. */
  times?: number;
}

export interface Limits {
  /** Counts one use by `who` if that is within the limit, and says whether it was. */
  take(name: LimitName, who: string, use?: Use): Promise<Verdict>;
  /** Gives back the last use, because it turned out to be legitimate. */
  giveBack(name: LimitName, who: string, within?: Tx): Promise<void>;
}

/**
 * Sliding windows in the database, so that all nodes count together: no period of that length has more uses than
 * allowed. One statement both counts and answers, so concurrent requests cannot exceed the limit.
 */
export function createLimits(db: Db, table: LimitTable): Limits {
  return {
    async take(name, who, { within, times = 1 } = {}) {
      const { seconds } = table[name];
      const points = table[name].points * times;
      const window = sql`make_interval(secs => ${seconds})`;
      const live = sql`array(select hit from unnest(rate_limits.hits) as hit where hit > now() - ${window} order by hit)`;
      const { rows } = await sql<{ allowed: boolean; retry_after: number }>`
        insert into rate_limits (key, hits, allowed, expires_at)
        values (${keyOf(name, who)}, array[now()], ${points > 0}, now() + ${window})
        on conflict (key) do update set
          hits = case when cardinality(${live}) < ${points} then ${live} || now() else ${live} end,
          allowed = cardinality(${live}) < ${points},
          expires_at = excluded.expires_at
        returning allowed, ceil(extract(epoch from hits[1] + ${window} - now()))::int as retry_after`.execute(
        within ?? db,
      );
      const [row] = rows;
      if (!row || row.allowed) return { allowed: true };
      return { allowed: false, retryAfter: Math.max(1, row.retry_after) };
    },
    async giveBack(name, who, within) {
      await sql`update rate_limits set hits = trim_array(hits, 1)
        where key = ${keyOf(name, who)} and cardinality(hits) > 0`.execute(within ?? db);
    },
  };
}

/** Removes windows that are over; they no longer count. */
export async function sweepLimits(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<', sql<Date>`now()`).execute();
}

/** Hashed, so that names can have any length and no address or e-mail is in the table. */
function keyOf(name: LimitName, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url')}`;
}
