import type { Tx } from '../../platform/postgres/postgres.ts';

/** Whoever goes to another company has not been told there who sees what they read. */
export async function forgetTold(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('usage_told').where('user_id', '=', userId).execute();
}
