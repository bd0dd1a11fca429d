import type { Chapter } from '../content.ts';
import { arrange } from '../html/arrange.ts';
import { cleanPage } from '../html/clean.ts';
import { readSource } from '../html/source.ts';
import { composeChapter } from './chapter.ts';

/** The chapter that a page without images and files around it becomes. */
export function chapterFrom(html: string): Chapter {
  const around = { image: () => null, page: () => null };
  return composeChapter(1, 'Title', arrange(cleanPage(readSource(html).childNodes, around))).chapter;
}
