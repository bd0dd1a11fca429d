import { expect, test } from 'vitest';
import type { FigureChange, ReportChanges, TableChange } from './changes.schemas.ts';
import { chapterLabel, figureLabel, summaryOf, tableLabel } from './changes.ts';

const figure: FigureChange = {
  kind: 'restated',
  row: ['Spain'],
  column: ['Measured', '2024'],
  year: 2024,
  before: { text: '23.1', value: 23.1, unit: 'USD million' },
  after: { text: '24.2', value: 24.2, unit: 'USD million' },
  relative: 0.0476,
  place: { row: 1, column: 2 },
};

test('PUB-05 a figure is named by its row and column, with the old and the new one', () => {
  expect(figureLabel(figure)).toBe('Spain, 2024: 23.1 → 24.2');
  expect(figureLabel({ ...figure, kind: 'added', before: null })).toBe('Spain, 2024: 24.2');
  expect(figureLabel({ ...figure, kind: 'removed', after: null, row: ['Knee', 'Spain'] })).toBe(
    'Knee, Spain, 2024: 23.1',
  );
  const dash = { text: '–', value: null, unit: '' };
  expect(figureLabel({ ...figure, kind: 'removed', after: dash })).toBe('Spain, 2024: 23.1 → –');
});

test('PUB-05 a table and a chapter say what they were called', () => {
  const place = {
    chapter: 5,
    number: 1,
    block: 'b-1',
    name: 'Table 5.1',
    title: 'Value by country\nUSD million',
  };
  const change = { before: { ...place, name: 'Table 4.1' }, after: place, isRenumbered: true } as TableChange;
  expect(tableLabel(change)).toBe('Table 5.1 Value by country, was Table 4.1');
  expect(
    tableLabel({ ...change, before: null, after: { ...place, name: '', title: '' }, isRenumbered: false }),
  ).toBe('Table 1');
  const passages = { added: 0, removed: 0, changed: 0 };
  const chapter = { kind: 'changed', isRenamed: true, isMoved: false, passages } as const;
  expect(
    chapterLabel({ ...chapter, before: { number: 3, title: 'Ankles' }, after: { number: 4, title: 'Feet' } }),
  ).toBe('4 Feet, was Ankles');
});

test('PUB-05 the summary has a line for each kind of change that occurs, and none for others', () => {
  const changes = {
    counts: {
      chapters: { before: 10, after: 11, added: 1, removed: 0, changed: 10, renamed: 0, moved: 0 },
      tables: {
        before: 37,
        after: 41,
        comparable: 37,
        added: 4,
        removed: 0,
        changed: 37,
        renumbered: 0,
        retitled: 0,
        units: 0,
        notes: 0,
      },
      figures: { revised: 1286, restated: 1, measured: 0, changed: 0, words: 0, added: 0, removed: 0 },
      incomparable: 0,
      passages: { added: 0, removed: 0, changed: 31 },
    },
    chapters: [{ kind: 'added', after: { number: 4, title: 'Fixation by age' } }],
  } as unknown as ReportChanges;
  expect(summaryOf(changes)).toEqual([
    { count: '+1', words: 'chapter: Fixation by age' },
    { count: '+4', words: 'tables, 37 comparable' },
    { count: '1,286', words: 'forecast figures revised' },
    { count: '1', words: 'measured figure restated' },
    { count: '31', words: 'passages changed' },
  ]);
});
