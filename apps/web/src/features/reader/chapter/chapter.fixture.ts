/** What journeys take out of the product, to try it on more chapters than a page shows. */
export { markHits } from './marks.ts';
export { prepareChapter } from './prepare-chapter.ts';
export { readText } from './reading.ts';
