import type { ReadChapter, Reading } from './reading.ts';

/**
 * Whether readers see the same in two readings: titles, text, captions, the cells of all tables as shown and in their
 * places, and as many pictures. Ids, links, how cells were understood and the bytes of pictures may be different.
 */
export function isSameReading(before: Reading, after: Reading): boolean {
  return (
    before.chapters.length === after.chapters.length &&
    before.chapters.every((chapter, at) => {
      const other = after.chapters[at];
      return other !== undefined && seenIn(chapter) === seenIn(other);
    })
  );
}

function seenIn(chapter: ReadChapter): string {
  const { chapter_number, chapter_title, plain_text, chapter_content, tables } = chapter;
  return JSON.stringify([
    chapter_number,
    spaced(chapter_title),
    // Lines and tabs stay, which divide blocks and cells.
    spaced(plain_text),
    chapter_content.split('<img').length,
    tables.map(({ header, rows }) => [header.map(shown), rows.map(shown)]),
  ]);
}

function shown(cells: readonly { text: string; colspan?: number; rowspan?: number }[]) {
  return cells.map(({ text, colspan = 1, rowspan = 1 }) => [spaced(text), colspan, rowspan]);
}

function spaced(text: string): string {
  return text
    .replace(/[ \u00a0\u2007\u202f]+/g, ' ')
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .trim();
}
