import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { findReadable } from './custom-reports.store.ts';
import { type Held, lockCustomReport } from './editing.store.ts';

/** For those who may read it but did not create it, it is forbidden; for anyone else it is not found. */
export async function holdOwn(tx: Tx, viewer: Viewer, id: number): Promise<Held> {
  const report = await lockCustomReport(tx, id);
  if (report?.user_id === viewer.userId) return report;
  throw new ProblemError((await findReadable(tx, viewer, id)) ? 'forbidden' : 'not-found');
}

/** Logs what staff do to reports that customers read; what people do with their own is not logged. */
export async function note(
  tx: Tx,
  viewer: Viewer,
  origin: Origin,
  action: string,
  id: number,
  to: Record<string, unknown>,
): Promise<void> {
  await record(tx, { actor: viewerAsActor(viewer, origin), action, subject: `custom-report:${id}`, to });
}
