import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Holding } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import { type CatalogueItem, decideReading, flag, mayOpen, toReport } from '../catalogue/index.ts';
import { nameAndTitle, placedTable, type TypedTable } from '../reports/index.ts';
import { chartFigures } from './charts/chart-figures.ts';
import type { ChapterRow } from './reader.store.ts';

type SubscribedReport = Answer<'subscribedReport'>;

const wholeDashboard = { demo: false, market: null };

/** A report that the viewer knows of, and what their company has of it. */
export interface Known {
  item: CatalogueItem;
  holding: Holding;
}

export function toReportMeta(
  viewer: Viewer,
  { item, holding }: Known,
  { version, released }: Pick<ChapterRow, 'version' | 'released'>,
): SubscribedReport['reportMeta'] {
  const mayRead = decideReading(viewer, item, holding).allowed;
  return {
    ...toReport(item),
    version,
    released,
    global_dashboard: flag(item.global_dashboard),
    dashboard_kind: item.dashboard_kind,
    visible: flag(item.visible),
    subscribed: holding.full,
    sample_markets: holding.full ? [] : holding.sampleMarkets,
    c_report_id: null,
    can: {
      // A sample opens with its market, one dashboard for each.
      openDashboard: item.global_dashboard && mayOpen(viewer, item, holding, wholeDashboard),
      refresh: mayRead && viewer.role !== 'admin' && item.chapters > 0,
    },
  };
}

/** Their figures as numbers, and what can be drawn of them. */
export function toTables(stored: readonly TypedTable[]): Answer<'chapterTables'> {
  return stored.map((one) => {
    const { table } = placedTable(one);
    const { number, caption, units, footnotes, chapterNotes = [], header, rows } = table;
    const { name, title } = nameAndTitle(caption);
    return {
      number,
      label: name || `Table ${number}`,
      title,
      units,
      notes: [...footnotes, ...chapterNotes],
      header: header.map((row) => row.map(({ text, colspan, rowspan }) => ({ text, colspan, rowspan }))),
      rows: rows.map((row) =>
        row.map(({ text, colspan, rowspan, number: value, percent, isHeader, isColumnHead }) => ({
          ...{ text, colspan, rowspan, percent },
          ...((isHeader || isColumnHead) && { isHeading: true as const }),
          ...(value !== undefined && !isHeader && { number: value }),
        })),
      ),
      charts: chartFigures(one),
    };
  });
}

/** The images' addresses are the last of what is the same for all readers, so that theirs can be put in their place. */
const noImages = '{}}}';

/** The text of a page up to its end, which each reader has their own of. */
export function toPageStart(report_id: number, number: number, page: ChapterRow): string {
  const { chapter_id: id, chapter_content, titles: chapters } = page;
  const title = chapters.find((one) => one.chapter_number === number);
  const chapter = id === null || !title ? null : { id, report_id, ...title, chapter_content, images: {} };
  return JSON.stringify({ chapters, chapter }).slice(0, chapter ? -noImages.length : -1);
}

export function toPageEnd(
  images: Record<string, string> | null,
  reportMeta: SubscribedReport['reportMeta'],
): string {
  const end = `,"reportMeta":${JSON.stringify(reportMeta)}}`;
  return images ? `${JSON.stringify(images)}}${end}` : end;
}
