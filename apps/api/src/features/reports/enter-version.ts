import type { Tx } from '../../platform/postgres/postgres.ts';
import { type ItemChanges, updateItem } from '../catalogue/index.ts';
import { followBookmarks } from '../custom-reports/index.ts';
import { versionReleased } from '../notifications/index.ts';
import { indexItem } from '../search/index.ts';
import type { Chapter, StagedFile } from './ingest/content.ts';
import { insertChapters, insertImages, insertRelease, insertVersion } from './reports.store.ts';

interface VersionHead {
  report_id: number;
  writeup: boolean;
  created_by: string;
}

/** What a version is made of. Its files are in the file store. */
export interface VersionContent {
  chapters: readonly Chapter[];
  images: readonly Pick<StagedFile, 'file' | 'type' | 'width' | 'height'>[];
  preview: Pick<StagedFile, 'file'>;
  toc: Pick<StagedFile, 'file'>;
}

/** Inserts a new version with all its content. The caller holds the lock on the report and switches to the result. */
export async function enterVersion(
  tx: Tx,
  head: VersionHead,
  { content, package: name }: { content: VersionContent; package: string | null },
): Promise<{ current_version: number; chapters: number }> {
  const documents = { preview: content.preview.file, toc: content.toc.file };
  const version = await insertVersion(tx, { ...head, ...documents, package: name });
  await insertChapters(tx, head.report_id, version, content.chapters);
  await insertImages(tx, head.report_id, version, content.images);
  return { current_version: version, chapters: content.chapters.length };
}

interface Release {
  released_by: string;
  /** For readers. */
  note: string;
}

/** Makes a version the one that is read, and keeps when that was and why. */
export async function releaseVersion(
  tx: Tx,
  reportId: number,
  to: ItemChanges & { current_version: number },
  release: Release,
): Promise<void> {
  await switchTo(tx, reportId, to);
  const { current_version: version } = to;
  const isFirst = await insertRelease(tx, { report_id: reportId, version, ...release });
  if (!isFirst) await versionReleased(tx, { reportId, versionId: version });
}

/** Changes a report, and updates its search index and bookmarks in the same transaction. */
export async function switchTo(tx: Tx, reportId: number, details: ItemChanges): Promise<void> {
  await updateItem(tx, reportId, details);
  await indexItem(tx, reportId);
  await followBookmarks(tx, reportId, details.current_version !== undefined);
}
