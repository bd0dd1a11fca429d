import type { Viewer } from '../../../access/viewer.ts';
import type { Db } from '../../../platform/postgres/postgres.ts';
import { type Account, findAccount } from '../accounts/accounts.store.ts';
import { findEvenLocked } from './sessions.store.ts';

/** Somebody as decisions about them see them, and what else keeps people out. */
export interface ExplainedPerson {
  viewer: Viewer;
  account: Account;
}

/** Of a person who need not be able to come in. */
export async function findExplained(db: Db, userId: string, now: Date): Promise<ExplainedPerson | null> {
  const [viewer, account] = await Promise.all([findEvenLocked(db, userId, now), findAccount(db, userId)]);
  return viewer && account ? { viewer, account } : null;
}
