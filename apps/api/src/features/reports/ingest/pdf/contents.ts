import type { Chapter, Cover } from '../content.ts';
import { colours, type Sheet } from './sheet.ts';

const sectionsShown = 40;
const exhibitsShown = 60;

export function writeTitle(sheet: Sheet, cover: Cover, size: number): void {
  sheet.write(cover.productName, { face: 'strong', size: 11, colour: colours.teal, after: 10 });
  sheet.write(cover.title, { face: 'serif-strong', size, after: 8 });
  sheet.write(`${cover.region} · ${cover.year}`, {
    face: 'sans',
    size: 13,
    colour: colours.quiet,
    after: 14,
  });
  sheet.line();
}

export function writeContents(sheet: Sheet, chapters: Chapter[]): void {
  sheet.write('Table of contents', { face: 'serif-strong', size: 18, after: 12 });
  if (chapters.length === 0)
    sheet.write('This report has no write-up.', { face: 'sans', size: 11, colour: colours.quiet });
  for (const chapter of chapters) {
    const titles = chapter.sections.map(({ title }) => title);
    writeChapter(sheet, chapter, titles.slice(0, sectionsShown));
  }
}

export function writeExhibits(sheet: Sheet, chapters: Chapter[]): void {
  const illustrated = chapters.filter(({ exhibits }) => exhibits.length > 0);
  if (illustrated.length === 0) return;
  sheet.page();
  sheet.write('Tables and figures', { face: 'serif-strong', size: 18, after: 12 });
  for (const chapter of illustrated) writeChapter(sheet, chapter, chapter.exhibits.slice(0, exhibitsShown));
}

/** The title of a chapter, and below it what it has. */
function writeChapter(sheet: Sheet, { chapter_number, chapter_title }: Chapter, titles: string[]): void {
  sheet.keepOnPage(48);
  sheet.write(`${chapter_number}. ${chapter_title}`, { face: 'strong', size: 11.5, before: 4, after: 2 });
  for (const title of titles)
    sheet.write(title, { face: 'sans', size: 10.5, colour: colours.quiet, indent: 22, after: 1 });
}
