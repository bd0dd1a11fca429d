import { expect, test } from 'vitest';
import { factsOf } from './item-facts-of.ts';

const item = {
  kind: 'medsku',
  report_id: 7,
  report_name: 'Knees',
  report_year: 2026,
  region: 'Europe',
  description: '',
  icon: 'Knee',
  category_id: 0,
  sub_category_id: 0,
  demo: false,
  can: { openDashboard: false },
  measures: ['sales', 'price'],
  periods: ['2023-Q1', '2025-Q4'],
  questions: 0,
  counts: { brand: 12, country: 4 },
} as const;

test('MEND-11 an item tells its measures, years and counts, and nothing that it does not have', () => {
  expect(factsOf({ ...item, measures: [...item.measures], periods: [...item.periods] })).toEqual([
    ['Measures', 'Sales, Prices'],
    ['Years', '2023–2025'],
    ['Brands', 12],
    ['Countries', 4],
    ['Region', 'Europe'],
  ]);
  expect(factsOf({ ...item, measures: [], periods: [], counts: {} })).toEqual([['Region', 'Europe']]);
});

test('MEND-11 a survey tells how many questions it has', () => {
  const survey = { ...item, kind: 'survey' as const, measures: [], periods: [], questions: 18 };
  expect(factsOf({ ...survey, counts: { specialty: 3 } }).slice(0, 2)).toEqual([
    ['Questions', 18],
    ['Specialties', 3],
  ]);
});
