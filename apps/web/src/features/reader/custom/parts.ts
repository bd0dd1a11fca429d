import type { ReactNode } from 'react';
import type { Bookmark, CustomReport } from '../../custom-reports/index.ts';

/** The actions of a custom report. Each decides for itself who sees it. */
export interface CustomReportParts {
  /** In the header. */
  settings: (report: CustomReport) => ReactNode;
  /** Beside the number of bookmarks. */
  add: (report: CustomReport) => ReactNode;
  /** With each bookmark. */
  remove: (report: CustomReport, bookmark: Bookmark) => ReactNode;
  /** Below the bookmarks. */
  options: (report: CustomReport) => ReactNode;
}
