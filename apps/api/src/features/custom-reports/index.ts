export type { CustomReports } from './custom-reports.service.ts';
export { isImageGranted } from './custom-reports.store.ts';
export { followBookmarks, releaseBookmarks } from './follow.ts';
