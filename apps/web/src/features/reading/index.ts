export { placeQuery, places } from './reading.queries.ts';
