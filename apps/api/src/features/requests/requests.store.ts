import { ProblemError } from '../../http/problem.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { NewRequest } from '../../platform/postgres/tables.ts';

export async function insertRequest(tx: Tx, request: NewRequest) {
  return tx.insertInto('requests').values(request).returning(['id', 'created_at']).executeTakeFirstOrThrow();
}

/** The contact details in the user's profile, unless the account has been deleted since the session was looked up. */
export async function findContactDetails(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['phone', 'title', 'country', 'category'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(() => new ProblemError('signed-out'));
}
