import { expect, test } from 'vitest';
import { doneWords, questionWords } from './wish.ts';

const one = {
  importId: 1,
  item_id: 7,
  name: 'Knees',
  year: 2026,
  demo: false,
  file: 'knees.csv',
  rows: 12,
  state: 'staged' as const,
  by: 'ada@example.com',
  at: 0,
};

test('DASH-06 the question says who sees the figures: those of a demo only companies that have it', () => {
  expect(questionWords({ one, change: 'apply' })).toContain('Everyone will see them');
  const demo = { ...one, demo: true };
  expect(questionWords({ one: demo, change: 'apply' })).toContain('Companies with the demo will see them');
});

test('DASH-08 an import that a colleague applied or discarded first is not said to have been discarded', () => {
  expect(doneWords({ one, change: 'discard' }, false)).toBe('knees.csv was discarded.');
  expect(doneWords({ one, change: 'discard' }, true)).toBe('knees.csv was no longer waiting to be applied.');
});
