import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chapterEntries } from './entries.ts';
import { PlaceWords } from './place-words.tsx';
import { ReaderProvider, type ReaderState } from './reader-context.ts';

/** The words above the chapter with this number, in a report whose chapters have these. */
function wordsAt(place: number, numbers: number[]): string {
  const chapters = numbers.map((chapter_number) => ({ chapter_number, chapter_title: '' }));
  const value = {
    subject: { kind: 'report', name: 'Knees' },
    entries: chapterEntries(7, chapters),
    address: { place },
  } as unknown as ReaderState;
  const html = renderToStaticMarkup(createElement(ReaderProvider, { value }, createElement(PlaceWords)));
  return html.replace(/<[^>]+>/g, '');
}

test('a chapter says its number and how many there are, unless its number is higher', () => {
  expect(wordsAt(2, [1, 2, 3])).toBe('Chapter 2 of 3 · Knees');
  expect(wordsAt(2, [1, 2, 10])).toBe('Chapter 2 of 3 · Knees');
  expect(wordsAt(10, [1, 2, 10])).toBe('Chapter 10 · Knees');
});
