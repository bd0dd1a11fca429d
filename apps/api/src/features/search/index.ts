export { tsqueryOf } from './tsquery.ts';
export { indexReport } from './search-index.ts';
