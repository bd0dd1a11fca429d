import { expect, test } from 'vitest';
import type { TakenFile } from './take-away.queries.ts';
import {
  exhibitWords,
  fileWords,
  formatWords,
  momentWords,
  progressOf,
  sizeWords,
  stepWords,
} from './words.ts';

const now = new Date(2026, 10, 18, 12, 0);
const at = new Date(2026, 10, 18, 9, 12).getTime() / 1000;
const file: TakenFile = {
  file_id: 1,
  kind: 'report',
  title: 'Knees',
  name: 'Knees.pdf',
  format: 'pdf',
  path: '/reports/1',
  state: 'ready',
  step: 'storing',
  done: 0,
  of: 0,
  entries: 4,
  bytes: 1_840_000,
  at,
  keptUntil: at + 86_400,
  outdated: false,
  remark: '',
};

test('TAKE-08 a file says what it is, when it was made and how long it is kept', () => {
  expect(fileWords(file, now)).toBe('4 bookmarks, 1.8 MB · today 09:12 · kept until tomorrow 09:12');
  expect(fileWords({ ...file, outdated: true }, now)).toContain('the figures have changed since');
  expect(fileWords({ ...file, remark: 'No longer open.' }, now)).toContain('No longer open.');
  expect(fileWords({ ...file, state: 'over', at: at - 5 * 86_400 }, now)).toBe(
    '4 bookmarks, 1.8 MB · 2026-11-13 · no longer kept',
  );
  expect(fileWords({ ...file, state: 'failed', remark: 'Why.' }, now)).toBe('Why.');
  expect(fileWords({ ...file, state: 'working', step: 'content', done: 2, of: 4 }, now)).toBe(
    'Tables and text, 2 of 4…',
  );
});

test('TAKE-08 progress goes forward through its steps', () => {
  const steps = [
    { step: 'access', done: 0, of: 0 },
    { step: 'content', done: 0, of: 4 },
    { step: 'content', done: 4, of: 4 },
    { step: 'writing', done: 11, of: 17 },
    { step: 'storing', done: 0, of: 0 },
  ] as const;
  const values = steps.map((one) => progressOf({ ...file, state: 'working', ...one }) ?? -1);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(progressOf({ ...file, state: 'waiting' })).toBeNull();
  expect(stepWords('writing', { ...file, format: 'pptx', step: 'writing', done: 11, of: 17 })).toBe(
    'Slides and charts, 11 of 17',
  );
  expect(stepWords('access', { ...file, entries: 1 })).toContain('the bookmark is in your subscription');
});

test('what is chosen is counted', () => {
  expect(exhibitWords({ tables: 3, charts: 1, figures: 0 })).toBe('3 tables, 1 chart');
  expect(formatWords('xlsx', 0)).toBe('nothing chosen has a table');
  expect([sizeWords(12), sizeWords(96_400), sizeWords(2_000_000)]).toEqual(['1 KB', '96 KB', '2.0 MB']);
  expect(momentWords(at - 86_400, now)).toBe('yesterday 09:12');
});
