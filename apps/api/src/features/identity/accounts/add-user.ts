import type { ProblemCode } from '@caliper/contract/problems.ts';
import { ProblemError } from '../../../http/problem.ts';
import { isDuplicate, type Tx } from '../../../platform/postgres/postgres.ts';
import type { NewUser } from '../../../platform/postgres/tables.ts';
import { insertUser } from './accounts.store.ts';

/** An e-mail has one account; the problem for a second one depends on the caller. */
export async function addUser(tx: Tx, user: NewUser, taken: ProblemCode): Promise<string> {
  try {
    return await insertUser(tx, user);
  } catch (error) {
    if (isDuplicate(error, 'users_email')) throw new ProblemError(taken, { field: 'email' });
    throw error;
  }
}
