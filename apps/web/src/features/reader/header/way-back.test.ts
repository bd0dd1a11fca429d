import { expect, test } from 'vitest';
import { type Arrival, wayBack } from './way-back.ts';

const origin = 'https://portal.example';
const nowhere: Arrival = { term: '', cameFrom: undefined, referrer: '', lastQuery: '' };
const from = (arrival: Partial<Arrival>) => wayBack({ ...nowhere, ...arrival }, origin);

test('READ-01 the way back leads to the catalogue', () => {
  expect(from({})).toEqual({ words: 'Back to Catalog', to: '/catalog/all-reports' });
});

test('READ-01 a person who comes from a list goes back to that list as it was', () => {
  const cameFrom = '/catalog/orthopedics/trauma?region=Europe&page=2';
  expect(from({ cameFrom })).toEqual({ words: 'Back to Catalog', to: cameFrom });
});

test('CR-07 a custom report leads back to its own list', () => {
  const home = '/catalog/custom-reports';
  expect(from({ home })).toEqual({ words: 'Back to Catalog', to: home });
  expect(from({ home, cameFrom: '/catalog/favorites' }).to).toBe('/catalog/favorites');
});

test('SRCH-08 a term in the address leads back to the search', () => {
  expect(from({ term: 'hip stem' })).toEqual({
    words: 'Back to Search Results',
    to: '/catalog/search?query=hip+stem',
  });
});

test('SRCH-05 the way back to the search page keeps everything that was chosen there', () => {
  const referrer = `${origin}/catalog/search?query=stent&sort=old&page=2`;
  expect(from({ term: 'stent', referrer })).toEqual({
    words: 'Back to Search Results',
    to: '/catalog/search?query=stent&sort=old&page=2',
  });
});

test('SRCH-05 a search page without a query means the last one', () => {
  expect(from({ cameFrom: '/catalog/search', lastQuery: 'stent' }).to).toBe('/catalog/search?query=stent');
});

test('READ-01 a search within the report does not change where the person came from', () => {
  expect(from({ cameFrom: '/catalog/favorites', term: 'stent' }).to).toBe('/catalog/favorites');
});

test.each(['//evil.example', 'https://evil.example/catalog/', '/reports/7/x/1', 7, { to: '/catalog/x' }])(
  'READ-01 %j is no list of ours',
  (cameFrom) => {
    expect(from({ cameFrom }).to).toBe('/catalog/all-reports');
  },
);

test('READ-01 a page of another site is not the search page', () => {
  expect(from({ referrer: 'https://evil.example/catalog/search?query=x' }).to).toBe('/catalog/all-reports');
});
