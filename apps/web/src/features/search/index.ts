export { useSearchFailure } from './search.queries.ts';
export { addressOf, chooseQuery, readChoice } from './search-address.ts';
