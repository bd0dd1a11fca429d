import type { BookmarkState } from '@caliper/contract/custom-reports/custom-reports.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { decide } from '../../access/decide.ts';
import type { Viewer } from '../../access/viewer.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import { asDecided, flag, holdingOf, type View } from '../catalogue/index.ts';
import type { BookmarkRow, CustomReportFacts, CustomReportRow } from './custom-reports.store.ts';

/** What the viewer may do with the chapter at this moment. */
export function stateOf(viewer: Viewer, { shelf, holdings }: View, bookmark: BookmarkRow): BookmarkState {
  const item = shelf.byId.get(bookmark.report_id);
  if (!item || bookmark.chapter_number === null) return 'gone';
  const holding = holdingOf(holdings, item.item_id);
  const decided = asDecided(item, { ...holding, full: holding.full || bookmark.granted });
  if (decide(viewer, 'read', decided).allowed) return 'readable';
  return item.visible ? 'not-subscribed' : 'withdrawn';
}

/** Whether the viewer may know of a report at all. */
export function isKnown(viewer: Viewer, { shelf, holdings }: View, reportId: number): boolean {
  const item = shelf.byId.get(reportId);
  return (
    item !== undefined && decide(viewer, 'preview', asDecided(item, holdingOf(holdings, reportId))).allowed
  );
}

export function isOwn(viewer: Viewer, { user_id }: CustomReportRow): boolean {
  return user_id === viewer.userId;
}

/** The creator; what the provider curates is set up by its admins. */
export function mayChooseMarkets(viewer: Viewer, report: CustomReportRow): boolean {
  return isOwn(viewer, report) || (report.medcore && viewer.role === 'admin');
}

function factsOf(row: Omit<CustomReportFacts, 'sources'>) {
  const { c_report_id, c_report_name, user_email, owner, company, medcore } = row;
  return {
    ...{ c_report_id, c_report_name, user_email, owner, company, medcore },
    created_on: epochSeconds(row.created_on),
    modified_on: epochSeconds(row.modified_on),
  };
}

export function toCustomReport(viewer: Viewer, view: View, row: CustomReportRow): Answer<'customReport'> {
  const isTheirs = isOwn(viewer, row);
  return {
    ...factsOf(row),
    shared: isTheirs ? row.shared.join(',') : '',
    revision: row.revision,
    chapters: row.bookmarks.length,
    collections: row.bookmarks.map(({ chapter_id, granted, ...bookmark }) => ({
      ...bookmark,
      state: stateOf(viewer, view, { ...bookmark, chapter_id, granted }),
    })),
    global_dashboard: flag(row.has_markets),
    can: {
      edit: isTheirs,
      giveToCompanies: isTheirs && row.medcore,
      chooseMarkets: mayChooseMarkets(viewer, row) && viewer.special !== 'support',
      openDashboard: row.has_markets,
    },
  };
}

export function toMetadata({ sources, ...row }: CustomReportFacts): Answer<'customReportMetadata'>[number] {
  return { ...factsOf(row), chapters: sources.length, report_ids: [...new Set(sources)] };
}
