import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { decideReading, flag, holdingOf, holdingsOf, mayOpen, toReport } from '../catalogue/index.ts';
import type { ReportRow, ReportWithChapter } from './reader.store.ts';

type ReportMeta = Answer<'subscribedReport'>['reportMeta'];

const wholeDashboard = { demo: false, market: null };

export function toReportMeta(viewer: Viewer, report: ReportRow): ReportMeta {
  const holding = holdingOf(holdingsOf(report.entitlements), report.item_id);
  const mayRead = decideReading(viewer, report, holding).allowed;
  return {
    ...toReport(report),
    version: report.current_version,
    global_dashboard: flag(report.global_dashboard),
    dashboard_kind: report.dashboard_kind,
    visible: flag(report.visible),
    subscribed: holding.full,
    sample_markets: holding.full ? [] : holding.sampleMarkets,
    c_report_id: null,
    can: {
      // A sample opens with its market, one dashboard for each.
      openDashboard: report.global_dashboard && mayOpen(viewer, report, holding, wholeDashboard),
      refresh: mayRead && viewer.role !== 'admin' && report.chapters > 0,
    },
  };
}

export function toChapter(
  { item_id, chapter_id, chapter_content, titles }: ReportWithChapter,
  chapter_number: number,
  images: Record<string, string>,
): Answer<'subscribedReport'>['chapter'] {
  const title = titles.find((one) => one.chapter_number === chapter_number);
  if (chapter_id === null || !title) return null;
  return { id: chapter_id, report_id: item_id, ...title, chapter_content, images };
}
