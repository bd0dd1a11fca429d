import { expect, test } from 'vitest';
import { chapterOf, documentOf } from './document.fixture.ts';
import {
  countIn,
  countOf,
  editionLine,
  exhibitTitle,
  licenceLine,
  linesBelow,
  textOf,
} from './document-words.ts';

const document = documentOf([chapterOf(5), chapterOf(6)]);
const { meta, stamp } = document;

test('TAKE-06 a document says for whom it was made, under which licence and when', () => {
  expect(licenceLine(stamp)).toBe(
    'Licensed to Meridian Surgical, corporate license. Made for Ines Moreau on 2026-11-17.',
  );
  expect(licenceLine({ ...stamp, licence: '' })).toMatch(/^Licensed to Meridian Surgical\. /);
});

test('TAKE-06 a document says of which edition and version it is, as far as it has any', () => {
  expect(editionLine(meta)).toBe('Edition 2026, version 3 of 2026-11-02');
  expect(editionLine({ ...meta, year: null })).toBe('Version 3 of 2026-11-02');
  expect(editionLine({ ...meta, releasedOn: null })).toBe('Edition 2026, version 3');
  expect(editionLine({ ...meta, year: null, version: null })).toBe('');
});

test('TAKE-06 tables, figures and charts are named and counted', () => {
  expect(exhibitTitle({ label: 'Table 5.1', title: 'Value' })).toBe('Table 5.1 Value');
  expect(exhibitTitle({ label: '', title: 'Value' })).toBe('Value');
  expect(linesBelow({ notes: ['a = b'], source: '' })).toEqual(['a = b']);
  expect(textOf([{ text: 'a' }, { text: 'b', bold: true }])).toBe('ab');
  expect([countOf(document, 'table'), countOf(document, 'chart'), countOf(document, 'figure')]).toEqual([
    2, 2, 0,
  ]);
  expect(countIn([], 'table')).toBe(0);
});
