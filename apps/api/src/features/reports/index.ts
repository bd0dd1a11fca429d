export {
  type Beside,
  type Comparing,
  comparerNumber,
  createComparing,
  forecastsIn,
  isSameUnit,
  isTotal,
  type KeyedTable,
  keyPlaced,
  keyTable,
  type Line,
  nameAndTitle,
  periodIn,
  periodOf,
  type Reading,
  standings,
  unitOf,
  unitParts,
} from './changes/index.ts';
export { fileKey } from './file-keys.ts';
export { imageAddresses } from './images.ts';
export type { TypedTable } from './ingest/content.ts';
export type { Placed } from './ingest/tables/grid.ts';
export { placedTable } from './ingest/tables/stored-table.ts';
export { scaleIn, unitIn as unitNamedIn } from './ingest/tables/units.ts';
export { writtenForm } from './ingest/tables/written-form.ts';
export { createPublishing, type Publication, type Publishing } from './publishing.service.ts';
export type { Refreshing } from './refreshing.service.ts';
export { readVersion } from './reports.store.ts';
