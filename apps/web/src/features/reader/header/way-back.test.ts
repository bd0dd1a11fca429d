import { expect, test } from 'vitest';
import { type Arrival, wayBack } from './way-back.ts';

const origin = 'https://portal.example';
const nowhere: Arrival = { term: '', cameFrom: undefined, referrer: '', lastQuery: '' };
const from = (arrival: Partial<Arrival>) => wayBack({ ...nowhere, ...arrival }, origin);

const favorites = '/catalog/favorites';
const list = '/catalog/orthopedics/trauma?region=Europe&page=2';
const home = '/catalog/custom-reports';
const results = '/catalog/search?query=stent&sort=old&page=2';

test.each<[string, Partial<Arrival>, string]>([
  ['READ-01 to the catalogue by default', {}, '/catalog/all-reports'],
  ['READ-01 to the list that the person came from, as it was', { cameFrom: list }, list],
  ['CR-07 from a custom report to its own list', { home }, home],
  ['CR-07 from a custom report to another list', { home, cameFrom: favorites }, favorites],
  [
    'READ-01 to that list also after a search within the report',
    { cameFrom: favorites, term: 'x' },
    favorites,
  ],
  ['SRCH-08 to the search for a term in the address', { term: 'hip stem' }, '/catalog/search?query=hip+stem'],
  ['SRCH-05 to the search page as it was', { term: 'stent', referrer: origin + results }, results],
  ['SRCH-05 to the last query', { cameFrom: '/catalog/search', lastQuery: 'x' }, '/catalog/search?query=x'],
  [
    'READ-01 not to another site',
    { referrer: 'https://evil.example/catalog/search?query=x' },
    '/catalog/all-reports',
  ],
])('the way back leads %s', (_, arrival, to) => {
  const words = to.startsWith('/catalog/search') ? 'Back to Search Results' : 'Back to Catalog';
  expect(from(arrival)).toEqual({ words, to });
});

test.each(['//evil.example', 'https://evil.example/catalog/', '/reports/7/x/1', 7, { to: '/catalog/x' }])(
  'READ-01 %j is no list of ours',
  (cameFrom) => {
    expect(from({ cameFrom }).to).toBe('/catalog/all-reports');
  },
);
