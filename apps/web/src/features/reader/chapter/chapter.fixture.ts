/** Exported for the journeys, which test these on more chapters than a page shows. */
export { markHits } from './marks.ts';
export { prepareChapter } from './prepare-chapter.ts';
export { readText } from './read-text.ts';
