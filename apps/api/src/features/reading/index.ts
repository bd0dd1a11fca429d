export type { FindBegun } from './begun.service.ts';
export { listBegun } from './places.store.ts';
