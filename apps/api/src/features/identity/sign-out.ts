import type { Tx } from '../../platform/postgres/postgres.ts';
import { endSessionsOf } from './sessions.store.ts';
import { dropPendingSignIns } from './sign-in.store.ts';

/** Ends every session of a person, but for the one that may stay, and every sign-in that is on its way. */
export async function signOutEverywhere(
  tx: Tx,
  userId: string,
  reason: string,
  except?: string,
): Promise<void> {
  await endSessionsOf(tx, userId, reason, except);
  await dropPendingSignIns(tx, userId);
}
