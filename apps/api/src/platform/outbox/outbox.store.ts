import { type Expression, sql } from 'kysely';
import { type Db, secondsFromNow } from '../postgres/postgres.ts';
import type { Channel, StoredMessage } from './outbox.ts';

export const batch = 10;
/** A claimed message that was neither sent nor refused by then (the node died) is taken up again. */
const leaseSeconds = 60;

const now = sql<Date>`now()`;

export async function claim(db: Db, channel: Channel): Promise<(StoredMessage & { attempts: number })[]> {
  return db
    .updateTable('outbox')
    .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: secondsFromNow(leaseSeconds) })
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('channel', '=', channel)
        .where('next_attempt_at', '<=', now)
        .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
        .orderBy('next_attempt_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'channel', 'recipient', 'reply_to as replyTo', 'subject', 'body', 'attempts'])
    .execute();
}

interface Settlement {
  body?: string;
  sent_at?: Expression<Date>;
  next_attempt_at: Expression<Date> | null;
  last_error: string | null;
}

export async function settle(db: Db, id: string, settlement: Settlement): Promise<void> {
  await db.updateTable('outbox').set(settlement).where('id', '=', id).execute();
}

export interface LocalMessage extends Omit<StoredMessage, 'replyTo'> {
  at: Date;
}

/** The newest messages, for the local outbox page. */
export async function newestMessages(db: Db, count: number): Promise<LocalMessage[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'created_at as at'])
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute();
}

/** How many have not left yet, of each channel. */
export async function countWaiting(db: Db): Promise<Record<Channel, number>> {
  const found = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['channel', fn.countAll<number>().as('count')])
    .where('next_attempt_at', 'is not', null)
    .groupBy('channel')
    .execute();
  return { mail: 0, sms: 0, ...Object.fromEntries(found.map(({ channel, count }) => [channel, count])) };
}

/** What came too late is given up, and what was settled a month ago is forgotten. */
export async function sweepOutbox(db: Db): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ body: '', next_attempt_at: null, last_error: sql<string>`coalesce(last_error, 'came too late')` })
    .where('next_attempt_at', 'is not', null)
    .where('expires_at', '<=', now)
    .execute();
  await db
    .deleteFrom('outbox')
    .where('next_attempt_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
