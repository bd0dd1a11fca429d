import { expect, test } from 'vitest';
import type { Begun, News } from './home.queries.ts';
import {
  begunFacts,
  countWords,
  dayWords,
  newsWords,
  placesWords,
  progressWords,
  tagWords,
  whereWords,
} from './home-words.ts';

const now = new Date(2026, 10, 18, 12);
const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 23).getTime() / 1000;

test.each([
  [at(2026, 11, 18), 'today'],
  [at(2026, 11, 17), 'yesterday'],
  [at(2026, 11, 13), 'Friday'],
  [at(2026, 11, 4), '4 Nov'],
  [at(2025, 12, 31), '31 Dec 2025'],
])('HOME-01 days are said as people say them: %i is %s', (seconds, words) => {
  expect(dayWords(seconds, now)).toBe(words);
});

const begun = {
  kind: 'report',
  region: 'Europe',
  at: at(2026, 11, 17),
  here: 5,
  entries: 13,
  read: [1, 2],
  section: 'Types',
} as Begun;

test('HOME-01 a row says section and chapter, when it was read, and what the segments show', () => {
  expect(whereWords(begun)).toBe('chapter 5 of 13');
  expect(whereWords({ ...begun, section: null })).toBe('Chapter 5 of 13');
  expect(whereWords({ ...begun, kind: 'custom-report', section: null })).toBe('Bookmark 5 of 13');
  expect(begunFacts(begun, now)).toEqual(['Europe', 'read yesterday']);
  expect(begunFacts({ ...begun, kind: 'custom-report', region: null }, now)[0]).toBe('Custom report');
  expect(progressWords(begun)).toBe('2 of 13 chapters read, now in 5');
});

const news = {
  tag: 'new',
  note: '',
  tables: [],
  corrected: 0,
  chapters: 13,
  opens: 'report',
} as unknown as News;

test('HOME-01 news say what happened', () => {
  expect([tagWords(news), newsWords(news)]).toEqual(['New', '13 chapters']);
  const corrected: News = { ...news, tag: 'corrected', tables: ['Table 1', 'Table 2'], corrected: 4 };
  expect([tagWords(corrected), newsWords(corrected)]).toEqual([
    'Corrected tables',
    'Table 1; Table 2 and 2 more',
  ]);
  expect(newsWords({ ...corrected, note: 'Units for Spain.' })).toBe('Units for Spain.');
  const figures = { ...news, tag: 'updated', opens: 'dashboard' } as const;
  expect([tagWords(figures), newsWords(figures)]).toEqual([
    'Updated figures',
    'The dashboard has new figures',
  ]);
  expect(newsWords({ ...news, tag: 'new edition', chapters: 0 })).toBe('');
});

test('HOME-01 counts have their plurals', () => {
  expect([0, 1, 3].map((places) => placesWords({ places }))).toEqual([
    'nothing new',
    '1 new place',
    '3 new places',
  ]);
  expect(countWords({ total: 1330, subscribed: 33 })).toBe('1,330 reports, 33 of them in your subscriptions');
});
