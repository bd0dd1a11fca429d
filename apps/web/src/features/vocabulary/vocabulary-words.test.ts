import { expect, test } from 'vitest';
import { addressOf, readPlace } from './vocabulary-address.ts';
import { mergeWords, occurrence, splitWords } from './vocabulary-words.ts';

test('DIFF-05 where a term occurs is said in words', () => {
  expect(occurrence({ items: 0, dashboards: 0 })).toBe('in no report now');
  expect(occurrence({ items: 1, dashboards: 1 })).toBe('in 1 report, with figures');
  expect(occurrence({ items: 5, dashboards: 2 })).toBe('in 5 reports, 2 with figures');
  expect(occurrence({ items: 2, dashboards: 0 })).toBe('in 2 reports');
});

test('DIFF-05 the consequences of merging and splitting are said in words and numbers', () => {
  expect(splitWords({ items: 2, customReports: 3 })).toBe(
    '2 reports will name something else. 3 dashboards of custom reports will show them apart.',
  );
  expect(mergeWords({ items: 1, customReports: 1 })).toBe(
    '1 report will count as naming the same. 1 dashboard of a custom report adds them up today and will show one of them.',
  );
  expect(mergeWords({ items: 1, customReports: 0 })).toContain('No dashboard of a custom report changes.');
});

test('DIFF-05 what the page shows is in its address, and what is unknown there counts as not chosen', () => {
  const place = { tab: 'terms', kind: 'company', text: 'a & b', page: 3, term: 7 } as const;
  expect(readPlace(addressOf(place))).toEqual(place);
  expect(addressOf(readPlace('?tab=other&kind=planet&page=0&term=x'))).toBe('');
});
