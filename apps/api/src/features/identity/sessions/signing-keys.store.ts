import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';

interface SigningKey {
  kid: string;
  /** Every node has had time to notice it. */
  isSettled: boolean;
}

/** The oldest first. */
export async function listSigningKeys(db: Db | Tx): Promise<SigningKey[]> {
  return db
    .selectFrom('signing_keys')
    .select(['kid', sql<boolean>`created_at < now() - interval '5 seconds'`.as('isSettled')])
    .orderBy('created_at')
    .execute();
}

export async function insertSigningKey(tx: Tx, kid: string): Promise<void> {
  await tx.insertInto('signing_keys').values({ kid }).execute();
}

export async function deleteSigningKeys(tx: Tx, kids: string[]): Promise<void> {
  if (kids.length > 0) await tx.deleteFrom('signing_keys').where('kid', 'in', kids).execute();
}
