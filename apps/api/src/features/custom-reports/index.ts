export { clippedBlock } from './clipped-block.ts';
export type { FoundClip } from './clips.store.ts';
export type { CustomReports } from './custom-reports.service.ts';
export { type CustomReportRow as CustomReport, isImageGranted } from './custom-reports.store.ts';
export { lockReportsBy, lockReportsIn } from './editing.store.ts';
export { followBookmarks, holdBookmarks, releaseBookmarks } from './follow.ts';
export { countChoices } from './markets.store.ts';
export { type KnownChapter, sameChapters } from './same-chapter.ts';
export { endShares, findGiven, listShared } from './sharing.store.ts';
