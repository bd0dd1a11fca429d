import type { Chapter, Cover } from '../content.ts';
import { colours, type Sheet } from './sheet.ts';

const sectionsShown = 40;

export function writeTitle(sheet: Sheet, cover: Cover, size: number): void {
  sheet.write(cover.productName, { face: 'strong', size: 11, colour: colours.teal, after: 10 });
  sheet.write(cover.title, { face: 'serif', size, after: 8 });
  sheet.write(`${cover.region} · ${cover.year}`, {
    face: 'sans',
    size: 13,
    colour: colours.quiet,
    after: 14,
  });
  sheet.line();
}

export function writeContents(sheet: Sheet, chapters: Chapter[]): void {
  sheet.write('Table of contents', { face: 'serif', size: 18, after: 12 });
  if (chapters.length === 0)
    sheet.write('This report has no write-up.', { face: 'sans', size: 11, colour: colours.quiet });
  for (const { chapter_number, chapter_title, sections } of chapters) {
    sheet.keepOnPage(48);
    sheet.write(`${chapter_number}. ${chapter_title}`, { face: 'strong', size: 11.5, before: 4, after: 2 });
    for (const { title } of sections.slice(0, sectionsShown))
      sheet.write(title, { face: 'sans', size: 10.5, colour: colours.quiet, indent: 22, after: 1 });
  }
}
