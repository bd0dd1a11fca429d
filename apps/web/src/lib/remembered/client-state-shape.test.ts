import { expect, test } from 'vitest';
import { type ClientState, emptyClientState, readClientState } from './client-state-shape.ts';

const full: ClientState = {
  person: '0199a1b2-0000-7000-8000-000000000007',
  admin: { recommending: { report_id: 7, report_name: 'Knees', region: 'Europe', report_year: 2026 } },
  catalogue: { medsku: '/medsku/favorites?year=2025' },
  report: {
    panels: { left: true, right: false },
    positions: { 7: { chapter: 2, y: 1200, block: 'b-0123456789ab' } },
    tablesOnly: { 7: true },
  },
  customReport: { positions: { 3: { chapter: 1, y: 0 } }, tablesOnly: {} },
  search: { query: 'stent', sort: 'old' },
  places: [{ path: '/reports/7/knees/2?term=stem', title: 'Markets · Knees' }],
  folded: { 'catalog all': true },
  unsent: {
    'report/7': { entry: 2, version: 3, block: 'b-0123456789ab', read: [1, 2], at: 1_790_000_000_000 },
  },
  upload: { release: 'proof' },
};

test('NAV-18 stored state is read back complete', () => {
  expect(readClientState(JSON.parse(JSON.stringify(full)))).toEqual(full);
});

test.each([
  null,
  'text',
  7,
  [],
  {
    person: 7,
    admin: 'x',
    report: null,
    search: 5,
    places: [{ path: 'javascript:1', title: 'x' }, 7],
    unsent: { 'report/7': { entry: 'x' }, '../x': { entry: 1, block: null, read: [], at: 1 } },
    upload: { release: 'later' },
  },
])('NAV-18 what does not fit is dropped: %j', (stored) => {
  expect(readClientState(stored)).toEqual(emptyClientState);
});

test('NAV-18 one bad entry does not lose the good ones', () => {
  const positions = { 7: { chapter: 2, y: 1200 }, 8: { chapter: 'x' } };
  const stored = { ...full, customReport: { positions }, extra: '<p>report text</p>' };
  const read = readClientState(stored);
  expect(read.customReport.positions).toEqual({ 7: { chapter: 2, y: 1200 } });
  expect(read).not.toHaveProperty('extra');
});
