import { expect, test } from 'vitest';
import { pageTitle } from './section-words.ts';

test('CAT-01 the reports are titled by their quick filter, the other sections by their own name', () => {
  expect(pageTitle('catalog', 'subscriptions')).toBe('Subscriptions');
  expect(pageTitle('catalog', 'favorites')).toBe('Favorites');
  expect(pageTitle('catalog', 'custom-reports')).toBe('Custom Reports');
  expect(pageTitle('catalog', 'all')).toBe('All Reports');
  expect(pageTitle('medsku', 'all')).toBe('MedSKU Catalog');
  expect(pageTitle('pt', 'favorites')).toBe('Procedure Tracker Catalog');
  expect(pageTitle('survey', 'subscriptions')).toBe('Surveys Catalog');
});
