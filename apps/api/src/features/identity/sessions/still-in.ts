import type { Viewer } from '../../../access/viewer.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { Tx } from '../../../platform/postgres/postgres.ts';
import { findViewer } from './sessions.store.ts';

/**
 * For changes to people, after taking the locks they wait for, and for changes that take a while to prepare: the caller
 * may have lost access in the meantime. Of two people who shut each other out at the same moment, the second is refused.
 */
export async function assertStillIn(tx: Tx, { sessionId }: Viewer): Promise<void> {
  if (!(await findViewer(tx, sessionId))) throw new ProblemError('signed-out');
}
