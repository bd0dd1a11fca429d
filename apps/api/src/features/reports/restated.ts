import type { Db } from '../../platform/postgres/postgres.ts';
import type { Comparing, Reading } from './changes/index.ts';
import { readVersion } from './reports.store.ts';

interface Place {
  report_id: number | null;
  /** The version that it replaces. */
  base_version: number | null;
}

export type IsRestated = (place: Place, reading: Reading) => Promise<boolean>;

/**
 * Whether a reading says something else of past years than the version that it replaces, which is what its readers are
 * told. Two versions that cannot be compared now are a version like others: a release never fails for it.
 */
export function createIsRestated({ db, comparing }: { db: Db; comparing: Comparing }): IsRestated {
  return async ({ report_id, base_version }, reading) => {
    if (report_id === null || base_version === null) return false;
    const before = await readVersion(db, report_id, base_version);
    const compared = await comparing.changes(before, reading).catch(() => null);
    return (compared?.counts.figures.restated ?? 0) > 0;
  };
}
