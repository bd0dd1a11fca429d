export { indexReport } from './index-report.ts';
