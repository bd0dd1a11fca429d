import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { findViewer } from './sessions.store.ts';

/**
 * For changes to people, after what they wait for was locked: whoever makes them may just have lost the right to. Two
 * who shut each other out at the same moment follow each other, and the second finds the door closed.
 */
export async function assertStillIn(tx: Tx, { sessionId }: Viewer): Promise<void> {
  if (!(await findViewer(tx, sessionId))) throw new ProblemError('signed-out');
}
