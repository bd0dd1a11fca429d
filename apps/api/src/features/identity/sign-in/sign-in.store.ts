import { signIn } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import { type Db, secondsFromNow, type Tx } from '../../../platform/postgres/postgres.ts';

/** False if the password has changed since it was checked; waits for a change in progress. */
export async function insertPendingSignIn(
  db: Db,
  { id, password_hash }: { id: string; password_hash: string | null },
  ticketHash: Buffer,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pending_sign_ins')
    .columns(['user_id', 'ticket_hash', 'expires_at'])
    .expression((insert) =>
      insert
        .selectFrom('users')
        .select(({ ref, val }) => [
          ref('id').as('user_id'),
          val(ticketHash).as('ticket_hash'),
          secondsFromNow(signIn.pendingSeconds).as('expires_at'),
        ])
        .where('id', '=', id)
        .where('password_hash', '=', password_hash)
        .forShare(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface PendingSignIn {
  id: string;
  user_id: string;
  created_at: Date;
  isOver: boolean;
}

/** Undefined for a ticket that is unknown or has already opened a session. */
export async function findPendingSignIn(db: Db, ticketHash: Buffer): Promise<PendingSignIn | undefined> {
  return db
    .selectFrom('pending_sign_ins')
    .select(['id', 'user_id', 'created_at', sql<boolean>`expires_at <= now()`.as('isOver')])
    .where('ticket_hash', '=', ticketHash)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
}

/** Whether it is still open; locked, so that it cannot be revoked before the transaction ends. */
export async function keepPendingSignIn(tx: Tx, id: string): Promise<boolean> {
  const row = tx
    .selectFrom('pending_sign_ins')
    .select('id')
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .forKeyShare();
  return (await row.executeTakeFirst()) !== undefined;
}

/** True for exactly one caller, however many try at once. */
export async function finishPendingSignIn(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pending_sign_ins')
    .set({ finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface NewChallenge {
  id: string;
  pending_id: string;
  phone: string;
  enrols: boolean;
  code_hmac: Buffer;
}

export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  await tx
    .insertInto('code_challenges')
    .values({ ...challenge, expires_at: secondsFromNow(signIn.codeSeconds) })
    .execute();
}

/** A code sent to a number that was then corrected must not enrol that number. */
export async function voidOtherNumbers(tx: Tx, pendingId: string, phone: string): Promise<void> {
  await tx
    .updateTable('code_challenges')
    .set({ used_at: sql<Date>`now()` })
    .where('pending_id', '=', pendingId)
    .where('phone', '<>', phone)
    .where('used_at', 'is', null)
    .execute();
}

export interface Try {
  phone: string;
  enrols: boolean;
  code_hmac: Buffer;
  tries: number;
  isOver: boolean;
}

/** Counts a try and returns what to compare with. One statement, so that no try goes uncounted. */
export async function countTry(db: Db, challengeId: string, pendingId: string): Promise<Try | undefined> {
  return db
    .updateTable('code_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', challengeId)
    .where('pending_id', '=', pendingId)
    .where('used_at', 'is', null)
    .returning(['phone', 'enrols', 'code_hmac', 'tries', sql<boolean>`expires_at <= now()`.as('isOver')])
    .executeTakeFirst();
}

export async function markUsed(tx: Tx, challengeId: string): Promise<void> {
  await tx
    .updateTable('code_challenges')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', challengeId)
    .execute();
}

/** Tickets from an old password or phone are void after the change. */
export async function dropPendingSignIns(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
}

/** Remembers the use of a captcha for this long; true for exactly one caller. */
export async function isFirstUse(db: Db, signature: string, seconds: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_uses')
    .values({ signature, expires_at: secondsFromNow(seconds) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes expired sign-ins, and used captchas that have expired. */
export async function sweepSignIns(db: Db): Promise<void> {
  const anHourAgo = sql<Date>`now() - interval '1 hour'`;
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<', anHourAgo).execute();
  await db.deleteFrom('captcha_uses').where('expires_at', '<', anHourAgo).execute();
}
