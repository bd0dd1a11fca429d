import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Holding } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { Download } from '../../http/download.ts';
import type { Origin } from '../../http/endpoints.ts';
import { takeOrRefuse } from '../../http/limits.ts';
import { assertAllowed, ProblemError } from '../../http/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import {
  assertKnown,
  decideReading,
  entitledCompany,
  flag,
  holdingOf,
  holdingsOf,
  isKnown,
} from '../catalogue/index.ts';
import { fileKey, type Refreshing, signImage } from '../reports/index.ts';
import { toChapter, toReportMeta } from './reader.answers.ts';
import {
  countExhibits,
  findChapterFor,
  findDocuments,
  findReportFor,
  findTable,
  findWithChapter,
  listEditions,
  type ReportRow,
  type ReportWithChapter,
} from './reader.store.ts';
import type { Sheets } from './sheets.ts';
import { sheetName } from './table-sheet.ts';

export interface ReaderNeeds {
  db: Db;
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
  const { db, files, limits, secrets, clock, refreshing, sheets, productName } = needs;

  /** A report that the viewer may know of. */
  async function known(viewer: Viewer, reportId: number): Promise<ReportRow> {
    return assertFound(viewer, await findReportFor(db, entitledCompany(viewer), reportId));
  }

  function imagesOf(viewer: Viewer, { item_id, images }: ReportWithChapter): Record<string, string> {
    const now = clock();
    const addresses = images.map((file) => {
      const { exp, sig } = signImage(secrets, viewer.sessionId, item_id, file, now);
      return [file, `/content/${item_id}/${file}?exp=${exp}&sig=${sig}`] as const;
    });
    return Object.fromEntries(addresses);
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
    async chapter(viewer: Viewer, reportId: number, number: number): Promise<Answer<'subscribedReport'>> {
      const found = await findWithChapter(db, entitledCompany(viewer), reportId, number);
      const report = assertFound(viewer, found);
      assertReadable(viewer, report, report.granted);
      const { chapter_id, titles } = report;
      if (chapter_id === null && titles.length > 0) throw new ProblemError('not-found');
      const images = chapter_id === null ? {} : imagesOf(viewer, report);
      return {
        reportMeta: toReportMeta(viewer, report),
        chapters: titles,
        chapter: toChapter(report, number, images),
      };
    },

    async unsubscribed(viewer: Viewer, reportId: number): Promise<Answer<'unsubscribedReport'>> {
      const report = await known(viewer, reportId);
      return {
        reportMeta: toReportMeta(viewer, report),
        chapters: report.titles,
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
      const company = entitledCompany(viewer);
      const report = assertFound(viewer, await findChapterFor(db, company, reportId, chapter));
      assertReadable(viewer, report, report.granted);
      const isOld = shownId !== undefined && shownId !== report.chapter_id;
      if (isOld) throw new ProblemError('report-updated');
      const found = report.chapter_id !== null && (await findTable(db, report.chapter_id, number));
      if (!found) throw new ProblemError('not-found');
      const about = {
        report_id: reportId,
        report_name: report.item_name,
        report_year: report.item_year,
        region: report.region,
        chapter_number: chapter,
        chapter_title: found.chapter_title,
        table_number: number,
        tables: found.tables,
        productName,
        day: clock().toISOString().slice(0, 10),
      };
      return new Download(sheetName(about), await sheets.write(found.table, about));
    },

    async dashboardStatus(viewer: Viewer, reportId: number): Promise<Answer<'globalDashboardStatus'>> {
      const { item_id, global_dashboard } = await known(viewer, reportId);
      return [{ report_id: item_id, global_dashboard: flag(global_dashboard) }];
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
        }));
    },

    /** Customers can have the stored package read again; admins upload a new one instead. */
    async refresh(viewer: Viewer, reportId: number, origin: Origin): Promise<Answer<'refreshReport'>> {
      assertReadable(viewer, await known(viewer, reportId), false);
      if (viewer.role === 'admin') throw new ProblemError('forbidden');
      await takeOrRefuse(limits, 'refresh', viewer.userId, 'too-many-attempts');
      return { changed: await refreshing.refresh(viewerAsActor(viewer, origin), reportId) };
    },
  };
}

export type Reader = ReturnType<typeof createReader>;

function assertFound<T extends ReportRow>(viewer: Viewer, report: T | undefined): T {
  if (!report) throw new ProblemError('not-found');
  assertKnown(viewer, report, holdingIn(report));
  return report;
}

/** Requires access to the whole report, or a grant for the one chapter. */
function assertReadable(viewer: Viewer, report: ReportRow, granted: boolean): void {
  assertAllowed(decideReading(viewer, report, holdingIn(report), granted));
}

function holdingIn({ entitlements, item_id }: ReportRow): Holding {
  return holdingOf(holdingsOf(entitlements), item_id);
}
