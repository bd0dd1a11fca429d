export { usageNamesQuery } from './usage.queries.ts';
