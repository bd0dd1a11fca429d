import { expect, test } from 'vitest';
import { whole } from './changes.fixture.ts';
import { summaryWords } from './summary-words.ts';

const none = { restated: 0, revised: 0, measured: 0, changed: 0, words: 0, added: 0, removed: 0 };
const years = { before: { base: 2024, last: 2031 }, after: { base: 2024, last: 2031 } };

test('DIFF-01 the summary is written from the counts', () => {
  expect(summaryWords(whole)).toEqual([
    'The 2026 edition has 3 chapters more, moves the base year from 2024 to 2025 and carries the forecast to 2032.',
    '398 forecast figures were revised and 17 measured figures were restated.',
  ]);
});

test('DIFF-01 two versions in which nothing differs are said to be the same', () => {
  const chapters = { ...whole.counts.chapters, added: 0 };
  const versions = {
    ...whole,
    before: { ...whole.before, report_id: 7 },
    after: { ...whole.after, version: 2 },
    years,
    counts: { ...whole.counts, chapters, figures: none },
  };
  expect(summaryWords(versions)).toEqual(['Nothing that readers see is different in version 2.']);
});
