export { changes } from './changes.ts';
export type { ReadChapter, Reading } from './reading.ts';
export { isSameReading } from './same-reading.ts';
