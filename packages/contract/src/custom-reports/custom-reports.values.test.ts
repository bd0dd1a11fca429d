import { expect, test } from 'vitest';
import { losesSource } from './custom-reports.values.ts';

const held = (report_id: number, chapter_number: number | null) => ({ report_id, chapter_number });

test('CR-05 CR-20 a source report keeps at least one chapter', () => {
  const before = [held(1, 1), held(1, 2), held(2, 1)];
  expect(losesSource(before, [held(1, 2), held(2, 1)])).toBe(false);
  expect(losesSource(before, [held(1, 1), held(1, 2)])).toBe(true);
});

test('CR-05 chapters that no longer exist can be removed, but something has to be left', () => {
  const before = [held(1, 1), held(2, null)];
  expect(losesSource(before, [held(1, 1)])).toBe(false);
  expect(losesSource([held(2, null)], [])).toBe(true);
  expect(losesSource([held(1, 1), held(1, null)], [held(1, null)])).toBe(true);
});
