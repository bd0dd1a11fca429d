import { expect, test } from 'vitest';
import { pastImport as one } from './past-import.fixture.ts';
import { doneWords, questionWords } from './wish.ts';

test('DASH-06 the question says who sees the figures: those of a demo only companies that have it', () => {
  expect(questionWords({ one, change: 'apply' })).toContain('Everyone will see them');
  const demo = { ...one, demo: true };
  expect(questionWords({ one: demo, change: 'apply' })).toContain('Companies with the demo will see them');
});

test('DASH-08 an import that a colleague applied or discarded first is not said to have been discarded', () => {
  expect(doneWords({ one, change: 'discard' }, false)).toBe('knees.csv was discarded.');
  expect(doneWords({ one, change: 'discard' }, true)).toBe('knees.csv was no longer waiting to be applied.');
});
