export type { Exporting, Quota } from './exporting.service.ts';
export { deleteMadeBy } from './exports.store.ts';
export { licenceLine, type Stamp, stampLines } from './stamp.ts';
