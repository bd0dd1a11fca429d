import type { Tx } from '../../../platform/postgres/postgres.ts';
import { dropPendingSignIns } from '../sign-in/sign-in.store.ts';
import { endSessionsOf } from './sessions.store.ts';

/** Ends every session of a person, except one that may stay, and every pending sign-in. */
export async function signOutEverywhere(
  tx: Tx,
  userId: string,
  reason: string,
  except?: string,
): Promise<void> {
  await endSessionsOf(tx, userId, reason, except);
  await dropPendingSignIns(tx, userId);
}
