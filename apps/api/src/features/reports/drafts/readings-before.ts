import type { Db } from '../../../platform/postgres/postgres.ts';
import type { ItemDetails } from '../../catalogue/index.ts';
import type { Comparing, Reading } from '../changes/index.ts';
import { findLastEdition, readVersion } from '../reports.store.ts';
import type { KeptFinding } from './draft.ts';

interface Place {
  report_id: number | null;
  base_version: number | null;
}

/** What readers have now, which a draft is compared with. */
export async function readingBefore(db: Db, { report_id, base_version }: Place): Promise<Reading> {
  if (report_id === null || base_version === null) return { chapters: [] };
  return readVersion(db, report_id, base_version);
}

/** What does not look right in a reading, beside the current version and the edition before it. */
export async function senseFindings(
  db: Db,
  comparing: Comparing,
  reading: Reading,
  place: Place,
  details: ItemDetails,
  share: number,
): Promise<KeptFinding[]> {
  const last = await findLastEdition(db, details);
  const found = await comparing.sense(reading, {
    before: place.base_version === null ? null : await readingBefore(db, place),
    lastEdition: last ? await readVersion(db, last.report_id, last.version) : null,
    share,
  });
  return found.map(({ file, place: at, excerpt, block, message, remedy }) => {
    return { file, place: at, excerpt, block, message, remedy, weight: 'look', isSense: true };
  });
}
