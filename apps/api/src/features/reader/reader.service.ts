import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { Download } from '../../http/download.ts';
import type { Origin } from '../../http/endpoints.ts';
import { takeOrRefuse } from '../../http/limits.ts';
import { Packed } from '../../http/packed.ts';
import { assertAllowed, ProblemError } from '../../http/problem.ts';
import { Ready } from '../../http/ready.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { type Catalogue, decideReading, entitledCompany, flag, isKnown } from '../catalogue/index.ts';
import { fileKey, imageAddresses, type Refreshing } from '../reports/index.ts';
import { type Known, toPageEnd, toPageStart, toReportMeta } from './reader.answers.ts';
import {
  type ChapterRow,
  countExhibits,
  findChapter,
  findCurrentChapter,
  findDocuments,
  findTable,
  findTitles,
  listEditions,
} from './reader.store.ts';
import type { Sheets } from './sheets.ts';
import { sheetName } from './table-sheet.ts';

export interface ReaderNeeds {
  db: Db;
  prepared: Db;
  freshness: Freshness;
  catalogue: Catalogue;
  files: Files;
  limits: Limits;
  secrets: Secrets;
  clock: Clock;
  refreshing: Refreshing;
  sheets: Sheets;
  productName: string;
}

/** Which table of which chapter. */
interface TableNumbers {
  id: number;
  chapter: number;
  table: number;
}

/** What readers can do with reports. */
export function createReader(needs: ReaderNeeds) {
  const {
    db,
    prepared,
    freshness,
    catalogue,
    files,
    limits,
    secrets,
    clock,
    refreshing,
    sheets,
    productName,
  } = needs;

  const known = (viewer: Viewer, reportId: number) => catalogue.find(viewer, 'report', reportId);

  const pages = createPages(prepared, freshness);

  const currentChapter = (viewer: Viewer, reportId: number, chapter: number) =>
    findCurrentChapter(db, entitledCompany(viewer), reportId, chapter);

  function imagesOf({ sessionId }: Viewer, reportId: number, images: string[]): Record<string, string> {
    return imageAddresses(secrets, sessionId, { kind: 'report', id: reportId }, images, clock());
  }

  async function document(viewer: Viewer, reportId: number, which: 'preview' | 'toc'): Promise<Download> {
    await known(viewer, reportId);
    const documents = await findDocuments(db, reportId);
    if (documents && which === 'preview' && documents.shown_preview !== documents.preview)
      throw new ProblemError('preview-in-preparation');
    const content = documents && (await files.open(fileKey.document(documents[which])));
    if (!content) throw new ProblemError('not-found');
    return new Download(`report-${reportId}-${which === 'toc' ? 'contents' : 'preview'}.pdf`, content);
  }

  return {
    async chapter(viewer: Viewer, reportId: number, number: number): Promise<Ready> {
      const report = await known(viewer, reportId);
      if (!mayRead(viewer, report)) {
        const current = await currentChapter(viewer, reportId, number);
        assertReadable(viewer, report, current?.granted);
      }
      const page = await pages(reportId, number, viewer.now);
      if (!page.images && page.chapters > 0) throw new ProblemError('not-found');
      const images = page.images && imagesOf(viewer, reportId, page.images);
      return new Ready(page.start, toPageEnd(images, toReportMeta(viewer, report, page)));
    },

    async unsubscribed(viewer: Viewer, reportId: number): Promise<Answer<'unsubscribedReport'>> {
      const report = await known(viewer, reportId);
      const titled = foundOr404(await findTitles(db, reportId));
      return {
        reportMeta: toReportMeta(viewer, report, titled),
        chapters: titled.titles,
        preview: `/api/reports/${reportId}/preview`,
        ...(await countExhibits(db, reportId)),
      };
    },

    preview: (viewer: Viewer, reportId: number) => document(viewer, reportId, 'preview'),

    contents: (viewer: Viewer, reportId: number) => document(viewer, reportId, 'toc'),

    async table(
      viewer: Viewer,
      { id: reportId, chapter, table: number }: TableNumbers,
      shownId: number | undefined,
    ): Promise<Download> {
      const report = await known(viewer, reportId);
      const current = await currentChapter(viewer, reportId, chapter);
      assertReadable(viewer, report, current?.granted);
      const { chapter_id, version, released } = foundOr404(current);
      const isOld = shownId !== undefined && shownId !== chapter_id;
      if (isOld) throw new ProblemError('report-updated');
      const found = foundOr404(await findTable(db, chapter_id, number));
      const about = {
        report_id: reportId,
        report_name: report.item.item_name,
        report_year: report.item.item_year,
        region: report.item.region,
        chapter_number: chapter,
        chapter_title: found.chapter_title,
        table_number: number,
        tables: found.tables,
        version,
        releasedOn: released && dayOf(new Date(released.at * 1000)),
        releaseNote: released?.note ?? '',
        productName,
        day: dayOf(clock()),
      };
      return new Download(sheetName(about), await sheets.write(found.table, about));
    },

    async dashboardStatus(viewer: Viewer, reportId: number): Promise<Answer<'globalDashboardStatus'>> {
      const { item } = await known(viewer, reportId);
      return [{ report_id: reportId, global_dashboard: flag(item.global_dashboard) }];
    },

    async editions(viewer: Viewer, title: string): Promise<Answer<'reportEditions'>> {
      const rows = await listEditions(db, entitledCompany(viewer), title);
      return rows
        .filter((row) => isKnown(viewer, row))
        .map((row) => ({
          report_id: row.item_id,
          report_name: row.item_name,
          report_year: row.item_year,
          region: row.region,
          subscribed: row.subscribed,
          has_text: row.chapters > 0,
        }));
    },

    /** Customers can have the stored package read again; admins upload a new one instead. */
    async refresh(viewer: Viewer, reportId: number, origin: Origin): Promise<Answer<'refreshReport'>> {
      assertReadable(viewer, await known(viewer, reportId));
      if (viewer.role === 'admin') throw new ProblemError('forbidden');
      await takeOrRefuse(limits, 'refresh', viewer.userId, 'too-many-attempts');
      return { changed: await refreshing.refresh(viewerAsActor(viewer, origin), reportId) };
    },
  };
}

export type Reader = ReturnType<typeof createReader>;

/** Requires access to the whole report, or a grant for the one chapter. */
function assertReadable(viewer: Viewer, { item, holding }: Known, granted = false): void {
  assertAllowed(decideReading(viewer, item, holding, granted));
}

function mayRead(viewer: Viewer, { item, holding }: Known): boolean {
  return decideReading(viewer, item, holding).allowed;
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

interface Page {
  /** Packed, up to what each reader has their own of. */
  start: Packed;
  version: number;
  released: ChapterRow['released'];
  chapters: number;
  /** Null without a chapter. */
  images: string[] | null;
}

/** Pages of the reader from memory, for whoever may read them. */
function createPages(db: Db, freshness: Freshness) {
  return (reportId: number, number: number, now: Date): Promise<Page> =>
    freshness.recall(`chapter:${reportId}/${number}`, now, async () => {
      const page = foundOr404(await findChapter(db, reportId, number));
      const { version, released, titles, chapter_id, images } = page;
      const start = new Packed(toPageStart(reportId, number, page));
      const value = {
        start,
        version,
        released,
        chapters: titles.length,
        images: chapter_id === null ? null : images,
      };
      return { value, keys: [`item:${reportId}`], bytes: start.bytes };
    });
}

function foundOr404<T>(found: T | undefined): T {
  if (!found) throw new ProblemError('not-found');
  return found;
}
