import type { Files } from '../../platform/files/files.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { listReferencedKeys } from './reports.store.ts';

/** Longer than any upload takes between its files and the transaction that refers to them. */
const graceHours = 6;

/** Files of uploads that were cut off and of reports that are gone. */
export async function sweepFiles(db: Db, files: Files, now: Date): Promise<void> {
  const oldest = now.getTime() - graceHours * 3600_000;
  const found: string[] = [];
  for await (const { key, changedAt } of files.list()) if (changedAt.getTime() < oldest) found.push(key);
  // Asked after the listing: what was referred to in between stays.
  const referenced = await listReferencedKeys(db);
  for (const key of found.filter((one) => !referenced.has(one))) {
    // An upload of the same bytes puts the file anew before it refers to it.
    const changedAt = await files.changedAt(key);
    if (changedAt && changedAt.getTime() < oldest) await files.remove(key);
  }
}

export function reportsJobs(db: Db, files: Files): Job[] {
  return [{ name: 'reports-sweep', schedule: '17 3 * * *', run: () => sweepFiles(db, files, new Date()) }];
}
