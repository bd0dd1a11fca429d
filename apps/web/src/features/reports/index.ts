export { type RecommendingTarget, startRecommending } from './recommending.ts';
export {
  isGone,
  managedReportsQuery,
  type ReportTree,
  reportInfoQuery,
  reportMarketsQuery,
} from './reports.queries.ts';
export { SourceName } from './source-name.tsx';
export { Withdrawn } from './withdrawn.tsx';
