import { expect, test } from 'vitest';
import { faceOf, isStale } from './panel-face.tsx';
import { failedWords, isAnyComing, type Panels, readyPanels } from './panels-context.ts';
import { plainSheet } from './sheet.ts';
import { isAlike } from './use-figures.ts';

const sheet = plainSheet({ unit: null, columns: [{ head: 'Country' }], rows: [['Kenya']] });
const answered = { isPending: false, isPlaceholderData: false, error: null };

test('a panel fails or loads if any of its questions does, and is empty without rows or figures', () => {
  const failed = { ...answered, error: new Error('gone') };
  expect(faceOf([answered, failed], sheet)).toBe('failed');
  expect(faceOf([answered, { ...answered, isPending: true }], sheet)).toBe('loading');
  expect(faceOf([answered], { ...sheet, rows: [] })).toBe('empty');
  expect(faceOf([answered], sheet)).toBe('ready');
  const units = { unit: null, columns: [{ head: 'Market' }, { head: '2025', decimals: 0 }] };
  expect(faceOf([answered], plainSheet({ ...units, rows: [['Knees', null]] }))).toBe('empty');
  expect(faceOf([answered], plainSheet({ ...units, rows: [['Knees', 0]] }))).toBe('ready');
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
  const asked = { measure: 'spread', groupBy: ['brand' as const], filters: {}, period: '2025' };
  expect(isAlike(asked, { ...asked, filters: { country: ['Kenya'] } })).toBe(true);
  expect(isAlike(asked, { ...asked, period: '2024' })).toBe(false);
  expect(isAlike(asked, { ...asked, groupBy: ['country'] })).toBe(false);
  const ofVantor = { ...asked, filters: { company: ['Vantor'] } };
  expect(isAlike(ofVantor, { ...asked, filters: { company: ['Oriel'] } })).toBe(false);
  expect(isAlike(ofVantor, asked)).toBe(false);
  expect(isAlike(ofVantor, { ...asked, filters: { company: ['Vantor'], country: ['Kenya'] } })).toBe(true);
  expect(isAlike(undefined, asked)).toBe(false);
});
