export { type Draft, type DraftRow, draftQuery, draftsQuery } from './drafts.queries.ts';
export { type RecommendingTarget, startRecommending } from './recommending.ts';
export {
  forgetReports,
  isGone,
  managedReportsQuery,
  type ReportTree,
  reportInfoQuery,
  reportMarketsQuery,
} from './reports.queries.ts';
export { SourceName } from './source-name.tsx';
export { Withdrawn } from './withdrawn.tsx';
