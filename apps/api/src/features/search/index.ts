export { indexItem } from './search-index.ts';
