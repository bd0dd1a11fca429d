import { expect, test } from 'vitest';
import type { Suggested, Suggestions } from '../suggestions.queries.ts';
import { paletteGroups } from './palette-groups.ts';

const item = (item_id: number): Suggestions['items'][number] => ({
  kind: 'report',
  item_id,
  title: `Knee ${item_id}`,
  year: 2026,
  region: 'Europe',
  chapters: 3,
  subscribed: item_id !== 2,
});
const suggestions: Suggestions = {
  recent: [],
  items: [1, 2, 3, 4, 5, 6, 7, 8].map(item),
  tables: [],
  names: [],
  inReport: {
    chapters: [
      { chapter_number: 8, chapter_title: 'Partial Knee Systems' },
      { chapter_number: 9, chapter_title: 'Outlook' },
    ],
    tables: [],
  },
  marks: { terms: [], without: [] },
};
const known: Suggested = { suggestions, isStale: false, hasFailed: false };
const offers = [
  {
    within: 'In this report',
    report: { id: 7, name: 'Large joints' },
    actions: [{ icon: 'moon', words: 'Knee-dark appearance', run: () => {} }],
  },
] as const;
const places = [{ path: '/medsku', title: 'All MedSKU' }];
const links = [{ label: 'All knees', to: '/knees' }];
const groupsFor = (typed: string, suggested = known) =>
  paletteGroups({ typed, suggested, offers, links, places }).map(({ name, choices }) => [
    name,
    ...choices.map(({ words }) => words),
  ]);

test('FIND-08 without a word it offers the last places and what the page does', () => {
  expect(groupsFor(' ')).toEqual([
    ['Last places', 'All MedSKU'],
    ['Do', 'Knee-dark appearance'],
  ]);
});

test('FIND-08 with a word: the open report, reports, pages and actions, ten rows, then the search', () => {
  const groups = groupsFor('knee');
  expect(groups.map(([name]) => name)).toEqual([
    'In this report',
    'Reports and dashboards',
    'Go to',
    'Do',
    null,
  ]);
  expect(groups.at(-1)).toEqual([null, 'Search for “knee” in all reports']);
  expect(groups.slice(0, -1).flatMap(([, ...words]) => words).length).toBeLessThanOrEqual(10);
  expect(groups[0]).toEqual(['In this report', '8 Partial Knee Systems', '9 Outlook']);
});

test('FIND-08 of what was suggested for another text only what fits is still offered', () => {
  const stale = { ...known, isStale: true };
  expect(groupsFor('partial', stale)).toEqual([
    ['In this report', '8 Partial Knee Systems'],
    [null, 'Search for “partial” in all reports'],
  ]);
});

test('FIND-08 a chapter leads to its place in the report', () => {
  const [inReport] = paletteGroups({ typed: 'knee', suggested: known, offers, links, places });
  expect(inReport?.choices[0]).toMatchObject({ to: '/reports/7/large-joints/8', fact: 'chapter' });
});
