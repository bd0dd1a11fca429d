import type { Files } from '../../platform/files/files.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Releasing } from './drafts/releasing.service.ts';
import type { Refreshing } from './refreshing.service.ts';
import { findReferenced } from './reports.store.ts';

/** Longer than any upload takes between storing its files and the transaction that refers to them. */
const graceHours = 6;

/** Removes files of interrupted uploads and deleted reports, in batches. */
export async function sweepFiles(db: Db, files: Files, now: Date, atOnce = 1000): Promise<void> {
  const oldest = now.getTime() - graceHours * 3600_000;
  let found: string[] = [];
  for await (const { key, changedAt } of files.list()) {
    if (isOurs(key) && changedAt.getTime() < oldest) found.push(key);
    if (found.length < atOnce) continue;
    await removeUnreferenced(db, files, found, oldest);
    found = [];
  }
  await removeUnreferenced(db, files, found, oldest);
}

/** Ignores files that others have put there. */
function isOurs(key: string): boolean {
  return /^(packages|documents|images|staged)\/[a-z0-9][a-z0-9_.-]*$/.test(key);
}

async function removeUnreferenced(db: Db, files: Files, keys: string[], oldest: number): Promise<void> {
  // Checked after listing, so that files referred to in between stay.
  const referenced = await findReferenced(db, keys);
  for (const key of keys.filter((one) => !referenced.has(one))) {
    // An upload of the same bytes stores the file again before referring to it.
    const changedAt = await files.changedAt(key);
    if (changedAt && changedAt.getTime() < oldest) await files.remove(key);
  }
}

/** About eight hours of attempts, because nothing else makes the documents again if the file store is out of order. */
const patientRetries = 100;

/** Queued with each change of a report's details, in the same transaction. */
export function documentsJob({ renewDocuments }: Refreshing): Job<{ reportId: number }> {
  return {
    name: 'reports-documents',
    retryLimit: patientRetries,
    run: ({ reportId }) => renewDocuments(reportId),
  };
}

/** After an upgrade. Until it is done, such a preview is not shown. */
export function previewsJob({ renewPreviews }: Refreshing): Job {
  return { name: 'reports-previews', schedule: '* * * * *', run: renewPreviews };
}

/** After an upgrade that reads packages differently. */
export function readingsJob({ readAgain }: Refreshing): Job {
  return { name: 'reports-readings', schedule: '* * * * *', run: readAgain };
}

/** Planned releases, within a minute of their time. */
export function releasesJob({ releaseDue }: Releasing): Job {
  return { name: 'reports-releases', schedule: '* * * * *', run: releaseDue };
}

export function reportsJobs(db: Db, files: Files): Job[] {
  return [{ name: 'reports-sweep', schedule: '17 3 * * *', run: () => sweepFiles(db, files, new Date()) }];
}
