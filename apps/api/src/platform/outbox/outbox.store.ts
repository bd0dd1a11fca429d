import { type Expression, sql } from 'kysely';
import { type Db, secondsFromNow, type Tx } from '../postgres/postgres.ts';
import type { Channel, StoredMessage } from './outbox.ts';

export const batch = 10;
/** A claimed message that was neither sent nor refused by then (the node died) is claimed again. */
const leaseSeconds = 60;

const now = sql<Date>`now()`;

/** With the number of this attempt. */
export type Claimed = StoredMessage & { attempts: number; about: string | null; writtenBy: string | null };

export async function claim(db: Db, channel: Channel): Promise<Claimed[]> {
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
        .orderBy(sql`written_by is not null`)
        .orderBy('next_attempt_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'channel', 'recipient', 'reply_to as replyTo', 'subject', 'body', 'attempts'])
    .returning(['about', 'written_by as writtenBy'])
    .execute();
}

/** One that is not to be sent after all. */
export async function drop(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).where('sent_at', 'is', null).execute();
}

/** A sent message stays sent, whichever attempt it was. */
export async function settleSent(
  db: Db,
  id: string,
  settlement: { recipient?: string; subject?: string; body?: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...settlement, sent_at: now, next_attempt_at: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

interface Failure {
  next_attempt_at: Expression<Date> | null;
  last_error: string;
}

/** A failure that comes after the lease is over says nothing: another attempt is under way, or has succeeded. */
export async function settleFailed(db: Db, { id, attempts }: Claimed, failure: Failure): Promise<void> {
  await db
    .updateTable('outbox')
    .set(failure)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .execute();
}

/** Removes the messages about this that have not been sent. */
export async function withdraw(tx: Tx, about: string): Promise<void> {
  await tx.deleteFrom('outbox').where('about', '=', about).where('sent_at', 'is', null).execute();
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

/** How many messages are not yet sent, by channel. */
export async function countWaiting(db: Db): Promise<Record<Channel, number>> {
  const found = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['channel', fn.countAll<number>().as('count')])
    .where('next_attempt_at', 'is not', null)
    .groupBy('channel')
    .execute();
  return { mail: 0, sms: 0, ...Object.fromEntries(found.map(({ channel, count }) => [channel, count])) };
}

/** Gives up expired messages and deletes those settled a month ago. */
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
