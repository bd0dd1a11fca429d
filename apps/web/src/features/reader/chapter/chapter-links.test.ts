// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Entry } from '../entries.ts';
import type { Subject } from '../reader-address.ts';
import { addressChapterLinks, chapterPath } from './chapter-links.ts';
import { sanitise } from './sanitise.ts';

const entry = (place: number, report_id: number, chapter_number: number): Entry => ({
  id: place,
  place,
  title: 'x',
  text: { report_id, chapter_number },
  source: { report_name: 'Knee Implants', report_year: 2026, region: null, refusal: null },
});
const report: Subject = { kind: 'report', id: 7, name: 'Hip Implants' };
const custom: Subject = { kind: 'customReport', id: 3, name: 'Our Picks' };

test('ING-06 a link to another chapter leads to it in the report', () => {
  const reader = { subject: report, entries: [entry(1, 7, 1), entry(2, 7, 2)], current: entry(1, 7, 1) };
  expect(chapterPath(reader, { report_id: 7, chapter_number: 2 })).toBe('/reports/7/hip-implants/2');
});

test('ING-06 in a custom report it leads to the bookmark of that chapter, or else to the report', () => {
  const reader = { subject: custom, entries: [entry(1, 9, 4), entry(2, 9, 2)], current: entry(1, 9, 4) };
  expect(chapterPath(reader, { report_id: 9, chapter_number: 2 })).toBe('/custom-reports/3/our-picks/2');
  expect(chapterPath(reader, { report_id: 9, chapter_number: 5 })).toBe('/reports/9/knee-implants/5');
});

test('ING-06 the links of a chapter get their addresses, also when these change', () => {
  const root = document.createElement('div');
  root.append(
    sanitise(
      '<p id="b-1"><a href="#chapter-2:b-1f">a</a><a href="#chapter-3">b</a><a href="#b-1">c</a><a href="#chapter-x">d</a></p>',
    ),
  );
  const hrefs = () => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  addressChapterLinks(root, (chapter) => `/reports/7/x/${chapter}`);
  expect(hrefs()).toEqual(['/reports/7/x/2#b-1f', '/reports/7/x/3', '#b-1', null]);
  addressChapterLinks(root, (chapter) => `/reports/7/y/${chapter}`);
  expect(hrefs()).toEqual(['/reports/7/y/2#b-1f', '/reports/7/y/3', '#b-1', null]);
});
