import type { Tx } from '../../platform/postgres/postgres.ts';
import { type ItemDetails, updateItem } from '../catalogue/index.ts';
import { followBookmarks } from '../custom-reports/index.ts';
import { indexReport } from '../search/index.ts';
import type { Prepared } from './preparing.ts';
import { insertChapters, insertImages, insertVersion } from './reports.store.ts';

interface VersionHead {
  report_id: number;
  writeup: boolean;
  created_by: string;
}

/** A new version with everything in it. The caller holds the report, and switches it to what this answers. */
export async function enterVersion(
  tx: Tx,
  head: VersionHead,
  { content, package: name }: Prepared,
): Promise<{ current_version: number; chapters: number }> {
  const documents = { preview: content.preview.file, toc: content.toc.file };
  const version = await insertVersion(tx, { ...head, ...documents, package: name });
  await insertChapters(tx, head.report_id, version, content.chapters);
  await insertImages(tx, head.report_id, version, content.images);
  return { current_version: version, chapters: content.chapters.length };
}

/** Whatever becomes of a report's title, description or text, its search and its bookmarks follow in the same moment. */
export async function switchTo(tx: Tx, reportId: number, details: ItemDetails): Promise<void> {
  await updateItem(tx, reportId, details);
  await indexReport(tx, reportId);
  await followBookmarks(tx, reportId);
}
