import { expect, test } from 'vitest';
import { faceOf, isStale } from './panel-face.tsx';
import { failedWords, isAnyComing, type Panels, readyPanels } from './panels-context.ts';
import { plainSheet } from './sheet.ts';
import { isAlike } from './use-figures.ts';

const sheet = plainSheet({ unit: null, columns: [{ head: 'Country' }], rows: [['Kenya']] });
const answered = { isPending: false, isPlaceholderData: false, error: null };

test('a panel fails or loads if any of its questions does, and is empty without rows or figures', () => {
  const faceBeside = (other: object) => faceOf([answered, { ...answered, ...other }], sheet);
  expect([faceBeside({ error: new Error('gone') }), faceBeside({ isPending: true })]).toEqual([
    'failed',
    'loading',
  ]);
  const units = { unit: null, columns: [{ head: 'Market' }, { head: '2025', decimals: 0 }] };
  const figures = (value: number | null) => plainSheet({ ...units, rows: [['Knees', value]] });
  const sheets = [sheet, figures(0), { ...sheet, rows: [] }, figures(null)];
  expect(sheets.map((one) => faceOf([answered], one))).toEqual(['ready', 'ready', 'empty', 'empty']);
});

type State = { isReady: boolean; isComing: boolean; isFailed?: boolean; title?: string };

function panelsOf(...states: State[]): Panels['shown'] {
  const panel = { title: 'By country', note: '', sheet, element: null, isFailed: false };
  return new Map(states.map((state, index) => [String(index), () => ({ ...panel, ...state })]));
}

test('DASH-04: nothing is saved while the answer to the previous question is shown', () => {
  expect(isStale([answered, { ...answered, isPlaceholderData: true }])).toBe(true);
  expect(isStale([answered])).toBe(false);
  const ready = { isReady: true, isComing: false };
  expect(isAnyComing(panelsOf(ready, { isReady: true, isComing: true }))).toBe(true);
  expect(isAnyComing(panelsOf(ready, ready))).toBe(false);
  expect(readyPanels(panelsOf(ready, { isReady: false, isComing: false }))).toHaveLength(1);
});

test('DASH-04: an export says which panels it leaves out', () => {
  const failed = { isReady: false, isComing: false, isFailed: true };
  expect(failedWords(panelsOf({ isReady: true, isComing: false }))).toBe('');
  expect(failedWords(panelsOf({ ...failed, title: 'Shares' }, { ...failed, title: 'Ranking' }))).toBe(
    'The file is incomplete: “Shares” and “Ranking” could not be loaded.',
  );
});

test('figures of another measure, group, period or company do not take the place of the answer', () => {
  const filters = { company: ['Vantor'] };
  const asked = { measure: 'spread', groupBy: ['brand' as const], filters, period: '2025' };
  expect(isAlike(asked, { ...asked, filters: { ...filters, country: ['Kenya'] } })).toBe(true);
  for (const other of [
    { measure: 'sales' },
    { period: '2024' },
    { groupBy: ['country' as const] },
    { filters: { company: ['Oriel'] } },
    { filters: {} },
  ])
    expect(isAlike(asked, { ...asked, ...other })).toBe(false);
  expect(isAlike(undefined, asked)).toBe(false);
});
