import { expect, test } from 'vitest';
import { forecastFrom, measuresIn, notesOn } from './measures.ts';
import { sourcesFor } from './nouns.ts';
import type { Opened } from './opening.service.ts';
import { readQuestion } from './question.ts';

const shape = {
  periods: ['2023', '2024', '2025', '2026', '2027'],
  units: { value: 'USD million', units: 'units' },
  marketUnits: { Knees: 'thousand knee systems', Hips: 'hip systems', Assisted: 'assisted cases' },
  markets: ['Knees', 'Hips', 'Assisted'],
  questions: [{ question_id: 'q1', text: 'Which?', type: 'single', respondents: 3 }],
};
const from = { shape, item_year: 2026, note: '' };
const source = (label: string) => ({ from, market: label, label });

function opened(over: object): Opened {
  const empty = { imports: [from], sources: [], remarks: [], description: '', item_year: 2026 };
  return { kind: 'global', ...empty, ...over } as unknown as Opened;
}

const knees = opened({ sources: [source('Knees')] });
const mixed = opened({ sources: [source('Knees'), source('Assisted')] });
const all = { filters: {} };

test('MEND-29 what is counted in different units is never added up; what is paid for it is', () => {
  for (const measure of ['units', 'price'])
    expect(() => sourcesFor(mixed, measure, all)).toThrow(
      expect.objectContaining({ code: 'question-mixes-nouns' }),
    );
  expect(sourcesFor(mixed, 'value', all)).toHaveLength(2);
  expect(sourcesFor(mixed, 'units', { filters: { market: ['Knees'] } })).toEqual(knees.sources);
  expect(sourcesFor(knees, 'units', all)).toEqual(knees.sources);
});

const measures = (one: Opened) => measuresIn(one).map(({ measure, unit }) => `${measure} in ${unit}`);

test('DASH-05 the measures of a dashboard have the units of its markets', () => {
  expect(measures(knees)).toEqual([
    'value in USD million',
    'units in thousand knee systems',
    'price in USD per unit',
  ]);
  const skus = { ...shape, units: { sales: 'USD', units: 'units', price: 'USD' } };
  expect(measures(opened({ kind: 'medsku', imports: [{ ...from, shape: skus }] }))).toEqual([
    'sales in USD',
    'units in units',
    'price in USD',
    'spread in USD',
  ]);
  expect(measures(opened({ kind: 'survey' }))).toEqual([]);
});

test('MEND-29 the notes say so only where there are different units', () => {
  const words = expect.stringContaining('counted in different units');
  expect(notesOn(mixed)).toContainEqual(words);
  expect(notesOn(knees)).not.toContainEqual(words);
});

test('DASH-04 the year of the oldest edition begins the forecast; quarters and surveys have none', () => {
  const older = { ...source('Hips'), from: { ...from, item_year: 2025 } };
  expect(forecastFrom(knees, shape.periods)).toBe('2026');
  expect(forecastFrom(opened({ sources: [source('Knees'), older] }), shape.periods)).toBe('2025');
  expect(forecastFrom(opened({ kind: 'pt', item_year: 2024 }), shape.periods)).toBe('2024');
  expect(forecastFrom(opened({ item_year: 2028 }), shape.periods)).toBeNull();
  expect(forecastFrom(opened({ kind: 'medsku' }), shape.periods)).toBeNull();
});

const asked = (groupBy: string[], over: object = {}) =>
  ({ measure: 'value', groupBy, filters: {}, ...over }) as Parameters<typeof readQuestion>[1];

test('DASH-04 a question has two groupings, what describes a SKU apart, and only known names', () => {
  const refused = expect.objectContaining({ code: 'question-unknown' });
  const skus = opened({ kind: 'medsku' });
  expect(readQuestion(knees, asked(['market', 'country'])).groupBy).toEqual(['market', 'country']);
  expect(readQuestion(skus, asked(['sku', 'brand', 'country'], { measure: 'units' })).groupBy).toHaveLength(
    3,
  );
  for (const groups of [['market', 'country', 'region'], ['market', 'market'], ['sku']])
    expect(() => readQuestion(knees, asked(groups))).toThrow(refused);
  expect(() => readQuestion(knees, asked([], { measure: 'volume' }))).toThrow(refused);
  expect(() => readQuestion(knees, asked([], { search: 'x' }))).toThrow(refused);
});

test('DASH-05 the measures of a survey are its questions; without figures any is accepted', () => {
  const survey = opened({ kind: 'survey' });
  expect(readQuestion(survey, asked(['answer'], { measure: 'q1' })).top).toBe(5000);
  expect(() => readQuestion(survey, asked(['answer'], { measure: 'q2' }))).toThrow();
  expect(readQuestion(opened({ kind: 'survey', imports: [] }), asked([], { measure: 'q2' }))).toBeDefined();
});
