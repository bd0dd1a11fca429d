import { sql } from 'kysely';
import { type Db, secondsFromNow, type Tx } from '../../../platform/postgres/postgres.ts';

export type LinkPurpose = 'verify' | 'reset';

interface NewLink {
  token_hash: Buffer;
  purpose: LinkPurpose;
  user_id: string;
  seconds: number;
}

export async function insertLink(tx: Tx, { seconds, ...link }: NewLink): Promise<void> {
  await tx
    .insertInto('email_links')
    .values({ ...link, expires_at: secondsFromNow(seconds) })
    .execute();
}

/** The account of a link that can still be used. */
export async function findLinkOwner(
  db: Db | Tx,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_links')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.user_id;
}

/** True for exactly one caller. */
export async function useLink(tx: Tx, purpose: LinkPurpose, tokenHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_links')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** After a password change, older links must not set another. */
export async function dropLinks(tx: Tx, purpose: LinkPurpose, userId: string): Promise<void> {
  await tx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes expired links. */
export async function sweepLinks(db: Db): Promise<void> {
  await db.deleteFrom('email_links').where('expires_at', '<', sql<Date>`now() - interval '1 hour'`).execute();
}
