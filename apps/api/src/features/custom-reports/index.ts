export type { CustomReports } from './custom-reports.service.ts';
export { type CustomReportRow as CustomReport, isImageGranted } from './custom-reports.store.ts';
export { lockReportsBy, lockReportsIn } from './editing.store.ts';
export { followBookmarks, holdBookmarks, releaseBookmarks } from './follow.ts';
export { countChoices } from './markets.store.ts';
export { type KnownChapter, sameChapters } from './same-chapter.ts';
export { findGiven, listShared } from './sharing.store.ts';
