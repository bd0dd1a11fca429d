import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { findReadable } from './custom-reports.store.ts';
import { type Held, lockCustomReport } from './editing.store.ts';

/** For those who may read it but did not create it, it is forbidden; for anyone else it is not found. */
export async function holdOwn(tx: Tx, viewer: Viewer, id: number): Promise<Held> {
  const report = await lockCustomReport(tx, id);
  if (report?.user_id === viewer.userId) return report;
  throw new ProblemError((await findReadable(tx, viewer, id)) ? 'forbidden' : 'not-found');
}
