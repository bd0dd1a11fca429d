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

/** The account a link belongs to, only for the first caller to use it. */
export async function useLink(tx: Tx, purpose: LinkPurpose, tokenHash: Buffer): Promise<string | undefined> {
  const used = await tx
    .updateTable('email_links')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id;
}

export async function isLinkGood(db: Db, purpose: LinkPurpose, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('email_links')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
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
