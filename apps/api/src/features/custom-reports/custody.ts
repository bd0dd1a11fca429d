import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { listReadable } from './custom-reports.store.ts';
import { type Held, lockCustomReport } from './editing.store.ts';

/** Whoever may read it and did not make it is refused; for anybody else it is not there. */
export async function holdOwn(tx: Tx, viewer: Viewer, id: number): Promise<Held> {
  const report = await lockCustomReport(tx, id);
  if (report?.user_id === viewer.userId) return report;
  const [readable] = await listReadable(tx, viewer, id);
  throw new ProblemError(readable ? 'forbidden' : 'not-found');
}

/** What the provider's people do to what customers read is kept; what customers do with their own is theirs. */
export async function note(
  tx: Tx,
  viewer: Viewer,
  origin: Origin,
  action: string,
  id: number,
  to: Record<string, unknown>,
): Promise<void> {
  const isStaffWork = viewer.special === 'support' || viewer.role === 'admin';
  if (!isStaffWork) return;
  await record(tx, { actor: viewerAsActor(viewer, origin), action, subject: `custom-report:${id}`, to });
}
