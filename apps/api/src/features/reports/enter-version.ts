import type { Actor } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { type ItemChanges, updateItem } from '../catalogue/index.ts';
import { followBookmarks } from '../custom-reports/index.ts';
import { reportReleased, versionReleased } from '../notifications/index.ts';
import { indexItem } from '../search/index.ts';
import type { Chapter, StagedFile } from './ingest/content.ts';
import type { Correction } from './ingest/corrections/correction.ts';
import {
  hasOtherEdition,
  insertChapters,
  insertImages,
  insertRelease,
  insertVersion,
} from './reports.store.ts';

interface VersionHead {
  report_id: number;
  writeup: boolean;
  created_by: string;
  /** When it was uploaded, if that was not just now. */
  created_at?: Date;
}

/** What a version is made of. Its files are in the file store. */
export interface VersionContent {
  chapters: readonly Chapter[];
  images: readonly Pick<StagedFile, 'file' | 'type' | 'width' | 'height'>[];
  preview: Pick<StagedFile, 'file'>;
  toc: Pick<StagedFile, 'file'>;
  corrections: readonly Correction[];
}

/** Inserts a new version with all its content. The caller holds the lock on the report and switches to the result. */
export async function enterVersion(
  tx: Tx,
  head: VersionHead,
  { content, package: name }: { content: VersionContent; package: string | null },
): Promise<{ current_version: number; chapters: number }> {
  const documents = { preview: content.preview.file, toc: content.toc.file };
  const { corrections } = content;
  const version = await insertVersion(tx, { ...head, ...documents, corrections, package: name });
  await insertChapters(tx, head.report_id, version, content.chapters);
  await insertImages(tx, head.report_id, version, content.images);
  return { current_version: version, chapters: content.chapters.length };
}

interface Release {
  by: Pick<Actor, 'id' | 'name'>;
  /** For readers. */
  note: string;
  /** Whether it says something else of past years than the version before. */
  isRestated?: boolean;
}

/** Makes a version the one that is read, keeps when that was and why, and tells of it. */
export async function releaseVersion(
  tx: Tx,
  reportId: number,
  to: ItemChanges & { current_version: number },
  { by, note, isRestated = false }: Release,
): Promise<void> {
  await switchTo(tx, reportId, to);
  const { current_version: version } = to;
  const row = { report_id: reportId, version, released_by: by.name, note };
  const isFirst = await insertRelease(tx, row);
  const released = { reportId, versionId: version, actorId: by.id };
  if (!isFirst) await versionReleased(tx, { ...released, note, isRestated });
  // What nobody did, such as loading demo data, is no news of the catalogue.
  else if (by.id) await reportReleased(tx, { ...released, isEdition: await hasOtherEdition(tx, reportId) });
}

/** Changes a report, and updates its search index and bookmarks in the same transaction. */
export async function switchTo(tx: Tx, reportId: number, details: ItemChanges): Promise<void> {
  await updateItem(tx, reportId, details);
  await indexItem(tx, reportId);
  await followBookmarks(tx, reportId, details.current_version !== undefined);
}
