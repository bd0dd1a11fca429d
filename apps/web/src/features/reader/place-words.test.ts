import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chapterEntries } from './entries.ts';
import { PlaceWords } from './place-words.tsx';
import { reportSubject } from './reader-address.ts';
import { ReaderProvider, type ReaderState } from './reader-context.ts';

/** The words above the chapter with this number, in a report whose chapters have these. */
function wordsAt(place: number, numbers: number[], subject = { name: 'Knees' }): string {
  const chapters = numbers.map((chapter_number) => ({ chapter_number, chapter_title: '' }));
  const value = {
    subject: { kind: 'report', ...subject },
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

test('PUB-07 edition, version and date stand above a chapter, on screen and on paper', () => {
  const meta = { report_id: 7, report_name: 'Knees', report_year: 2027, version: 3 };
  const at = Date.UTC(2026, 10, 18) / 1000;
  const words = (note: string) => wordsAt(2, [1, 2, 3], reportSubject({ ...meta, released: { at, note } }));
  expect(words('')).toBe('Chapter 2 of 3 · Knees · 2027 edition, version 3, 2026-11-18');
  expect(words('Base year 2026.')).toBe(
    'Chapter 2 of 3 · Knees · 2027 edition, version 3, 2026-11-18 About this versionBase year 2026.',
  );
  expect(wordsAt(2, [1, 2, 3], reportSubject({ ...meta, released: null }))).toBe('Chapter 2 of 3 · Knees');
});
