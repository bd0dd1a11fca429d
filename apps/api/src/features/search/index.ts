export { findNewHits } from './new-hits.ts';
export { indexReport } from './search-index.ts';
