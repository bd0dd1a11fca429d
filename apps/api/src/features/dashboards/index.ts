export type { Opened } from './opening.service.ts';
export type { DashboardGrant, Filtered, RowsHead, RowsPart, Taking } from './taking.service.ts';
