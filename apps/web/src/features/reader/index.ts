export { ownElement } from './chapter/own.ts';
export { prepareChapter, type ShownSource } from './chapter/prepare-chapter.ts';
export { scrollToBlock } from './chapter/scrolling.ts';
export { chapterEntries, readingMilliseconds } from './entries.ts';
export { ReaderHeader } from './header/header.tsx';
export type { WayBack } from './header/way-back.ts';
export { ChapterSkeleton, ReaderColumns, ReaderFrame } from './layout.tsx';
export { RecommendingBar } from './recommending/recommending-bar.tsx';
export { ShownChapter } from './shown-chapter.tsx';
