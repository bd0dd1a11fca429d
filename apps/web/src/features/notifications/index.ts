export { Bell } from './bell.tsx';
export { askForUnread } from './notifications.queries.ts';
