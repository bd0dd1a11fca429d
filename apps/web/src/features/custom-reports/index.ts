export { BookmarkButton, type KeptDraft, newDraft } from './bookmark/bookmark-button.tsx';
export { stateWords } from './bookmarks.ts';
export { ClipButton } from './clips/clip-button.tsx';
export { ClipList } from './clips/clip-list.tsx';
export {
  type Bookmark,
  type Clip,
  type CustomReport,
  clipQuery,
  customReportQuery,
} from './custom-reports.queries.ts';
export { CustomReportsWords } from './custom-reports-words.tsx';
export { DialogHost } from './dialog-host.tsx';
export { DashboardSettings } from './markets/dashboard-settings.tsx';
export { AddBookmarks } from './options/add-bookmarks.tsx';
export { RemoveBookmark } from './options/remove-bookmark.tsx';
export { ReportOptions } from './options/report-options.tsx';
export { CompanyPacks } from './staff/company-packs.tsx';
