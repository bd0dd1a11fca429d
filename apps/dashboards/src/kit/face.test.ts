import { expect, test } from 'vitest';
import { faceOf, isStale } from './face.ts';
import { isAnyComing, type Panels, readyPanels } from './panels-context.ts';
import { plainSheet } from './sheet.ts';
import { isAlike } from './use-figures.ts';

const sheet = plainSheet({ unit: null, columns: [{ head: 'Country' }], rows: [['Kenya']] });
const answered = { isPending: false, isPlaceholderData: false, error: null };

test('a panel shows the first of its faces that is true of any of its questions', () => {
  const failed = { ...answered, error: new Error('gone') };
  expect(faceOf([answered, failed], sheet)).toBe('failed');
  expect(faceOf([answered, { ...answered, isPending: true }], sheet)).toBe('loading');
  expect(faceOf([answered], { ...sheet, rows: [] })).toBe('empty');
  expect(faceOf([answered], sheet)).toBe('ready');
});

function panelsOf(...states: { isReady: boolean; isComing: boolean }[]): Panels['shown'] {
  const panel = { title: 'By country', note: '', sheet, element: null };
  return new Map(states.map((state, index) => [String(index), () => ({ ...panel, ...state })]));
}

test('DASH-04: nothing is saved while an answer to the question before is shown', () => {
  expect(isStale([answered, { ...answered, isPlaceholderData: true }])).toBe(true);
  expect(isStale([answered])).toBe(false);
  const ready = { isReady: true, isComing: false };
  expect(isAnyComing(panelsOf(ready, { isReady: true, isComing: true }))).toBe(true);
  expect(isAnyComing(panelsOf(ready, ready))).toBe(false);
  expect(readyPanels(panelsOf(ready, { isReady: false, isComing: false }))).toHaveLength(1);
});

test('figures of another measure, group or period do not stand in for what was asked', () => {
  const asked = { measure: 'spread', groupBy: ['brand' as const], filters: {}, period: '2025' };
  expect(isAlike(asked, { ...asked, filters: { country: ['Kenya'] } })).toBe(true);
  expect(isAlike(asked, { ...asked, period: '2024' })).toBe(false);
  expect(isAlike(asked, { ...asked, groupBy: ['country'] })).toBe(false);
  expect(isAlike(undefined, asked)).toBe(false);
});
