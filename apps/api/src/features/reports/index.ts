export { fileKey } from './file-keys.ts';
export { signImage } from './images.ts';
export type { TypedTable } from './ingest/content.ts';
export { unitsOf } from './ingest/tables/units.ts';
export { createPublishing, type Publication, type Publishing } from './publishing.service.ts';
export type { Refreshing } from './refreshing.service.ts';
