export { indexReport } from './search-index.ts';
