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
import { type CustomReports, clippedBlock } from '../custom-reports/index.ts';
import { type Exporting, stampLines } from '../exports/index.ts';
import { fileKey, imageAddresses, type Refreshing } from '../reports/index.ts';
import type { RecordUsage } from '../usage/index.ts';
import { type LinkedBlock, linkedPlace } from './linked-place.ts';
import { type Known, toPageEnd, toPageStart, toReportMeta, toTables } from './reader.answers.ts';
import {
  type ChapterRow,
  countExhibits,
  findChapter,
  findCurrentChapter,
  findDocuments,
  findTable,
  findTitles,
  listEditions,
  listTables,
  listVersionChapters,
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
  customReports: Pick<CustomReports, 'clip'>;
  productName: string;
  recordUsage: RecordUsage;
  exporting: Exporting;
}

/** Which table of which chapter. */
interface TableNumbers {
  id: number;
  chapter: number;
  table: number;
}

interface Linked extends LinkedBlock {
  version: number;
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
    customReports,
    productName,
    recordUsage,
    exporting,
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
      recordUsage(viewer, { kind: 'open', itemId: reportId });
      const page = await pages(reportId, number, viewer.now);
      if (!page.images && page.chapters > 0) throw new ProblemError('not-found');
      const images = page.images && imagesOf(viewer, reportId, page.images);
      return new Ready(page.start, toPageEnd(images, toReportMeta(viewer, report, page)));
    },

    async unsubscribed(viewer: Viewer, reportId: number): Promise<Answer<'unsubscribedReport'>> {
      const report = await known(viewer, reportId);
      const titled = foundOr404(await findTitles(db, reportId));
      const reading = decideReading(viewer, report.item, report.holding);
      if (!reading.allowed)
        recordUsage(viewer, { kind: 'refused', itemId: reportId, detail: reading.reason });
      return {
        reportMeta: toReportMeta(viewer, report, titled),
        chapters: titled.titles,
        preview: `/api/reports/${reportId}/preview`,
        ...(await countExhibits(db, reportId)),
      };
    },

    preview: (viewer: Viewer, reportId: number) => document(viewer, reportId, 'preview'),

    contents: (viewer: Viewer, reportId: number) => document(viewer, reportId, 'toc'),

    async tables(
      viewer: Viewer,
      { id: reportId, chapter }: Omit<TableNumbers, 'table'>,
      shownId: number | undefined,
    ): Promise<Answer<'chapterTables'>> {
      const report = await known(viewer, reportId);
      const current = await currentChapter(viewer, reportId, chapter);
      assertReadable(viewer, report, current?.granted);
      const { chapter_id } = foundOr404(current);
      assertShown(chapter_id, shownId);
      return toTables(await listTables(db, chapter_id));
    },

    /** The one block, also of a chapter that is closed otherwise. */
    async clip(viewer: Viewer, id: number, clipId: number): Promise<Answer<'clip'>> {
      const { granted, block, ...found } = await customReports.clip(viewer, id, clipId);
      const { report_id, chapter_id, chapter_number, chapter_title } = found;
      const report = await known(viewer, report_id);
      assertReadable(viewer, report, granted);
      const page = foundOr404(await findChapter(db, report_id, chapter_number));
      const clipped = clippedBlock(page.chapter_content ?? '', block);
      if (!clipped || page.chapter_id !== chapter_id) throw new ProblemError('not-found');
      const tables = clipped.kind === 'table' ? await listTables(db, chapter_id) : [];
      return {
        reportMeta: toReportMeta(viewer, report, page),
        chapter: {
          id: chapter_id,
          ...{ report_id, chapter_number, chapter_title },
          chapter_content: clipped.html,
          images: imagesOf(viewer, report_id, clipped.images),
        },
        tables: toTables(tables.filter((table) => table.block === block)),
      };
    },

    /** Only the titles of chapters are told by it, which everybody who may read the report sees. */
    async linked(
      viewer: Viewer,
      reportId: number,
      { version, chapter, block }: Linked,
    ): Promise<Answer<'linkedPlace'>> {
      const report = await known(viewer, reportId);
      assertReadable(viewer, report);
      const titled = foundOr404(await findTitles(db, reportId));
      const [before, after] = await Promise.all(
        [version, titled.version].map((one) => listVersionChapters(db, reportId, one)),
      );
      return foundOr404(linkedPlace({ chapter, block }, before ?? [], after ?? []));
    },

    async table(
      viewer: Viewer,
      { id: reportId, chapter, table: number }: TableNumbers,
      shownId: number | undefined,
    ): Promise<Download> {
      const report = await known(viewer, reportId);
      const current = await currentChapter(viewer, reportId, chapter);
      assertReadable(viewer, report, current?.granted);
      const { chapter_id, version, released } = foundOr404(current);
      assertShown(chapter_id, shownId);
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
      const made = { format: 'xlsx', itemId: reportId } as const;
      const sheet = await exporting.make(viewer, made, (stamp) =>
        sheets.write(found.table, { ...about, stamp: stampLines(stamp) }),
      );
      return new Download(sheetName(about), sheet);
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

function assertShown(chapterId: number, shownId: number | undefined): void {
  if (shownId !== undefined && shownId !== chapterId) throw new ProblemError('report-updated');
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
