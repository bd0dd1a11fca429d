export { type Beside, beside, comparerNumber } from './beside/beside.ts';
export { changes } from './changes.ts';
export { type Comparing, createComparing } from './comparing.ts';
export type { ReadChapter, Reading } from './reading.ts';
export { isSameReading } from './same-reading.ts';
export { type SenseOptions, sense } from './sense/sense.ts';
export type { SenseFinding } from './sense/sense-finding.ts';
