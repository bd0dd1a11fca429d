import { expect, test } from 'vitest';
import { pageTitle } from './section-words.ts';

test.each([
  ['catalog', 'subscriptions', 'Subscriptions'],
  ['catalog', 'favorites', 'Favorites'],
  ['catalog', 'custom-reports', 'Custom Reports'],
  ['catalog', 'all', 'All Reports'],
  ['medsku', 'all', 'MedSKU Catalog'],
  ['pt', 'favorites', 'Procedure Tracker Catalog'],
  ['survey', 'subscriptions', 'Surveys Catalog'],
] as const)('CAT-01 %s with %s is titled %s', (section, filter, title) => {
  expect(pageTitle(section, filter)).toBe(title);
});
