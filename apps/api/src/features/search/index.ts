export { findNewHits } from './new-hits.ts';
export { indexItem } from './search-index.ts';
export { tsqueryOf } from './tsquery.ts';
