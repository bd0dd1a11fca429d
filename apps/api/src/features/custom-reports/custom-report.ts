import type { BookmarkState } from '@caliper/contract/custom-reports/custom-reports.values.ts';
import type { Viewer } from '../../access/viewer.ts';
import { decideReading, holdingOf, type View } from '../catalogue/index.ts';
import type { BookmarkRow, CustomReportRow } from './custom-reports.store.ts';

type Source = Pick<BookmarkRow, 'report_id' | 'chapter_number' | 'granted'>;

/** What the viewer may do with a chapter, or with what was clipped from it, now. */
export function stateOf(viewer: Viewer, { shelf, holdings }: View, bookmark: Source): BookmarkState {
  const item = shelf.byId.get(bookmark.report_id);
  if (!item || bookmark.chapter_number === null) return 'gone';
  const holding = holdingOf(holdings, item.item_id);
  if (decideReading(viewer, item, holding, bookmark.granted).allowed) return 'readable';
  return item.visible ? 'not-subscribed' : 'withdrawn';
}

export function isOwn(viewer: Viewer, { user_id }: CustomReportRow): boolean {
  return user_id === viewer.userId;
}

/** The creator may, and admins for MedCore reports. */
export function mayChooseMarkets(viewer: Viewer, report: CustomReportRow): boolean {
  return isOwn(viewer, report) || (report.medcore && viewer.role === 'admin');
}
