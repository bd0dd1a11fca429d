import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { spanOf } from '../kit/periods.ts';
import type { Dashboard } from '../lib/dashboard.ts';
import { readView } from './market-view.ts';
import { SideBySide, sharedEnds } from './side-by-side.tsx';
import type { Market } from './use-market.ts';

const drawn: { min: number; max: number }[] = [];
vi.mock('@caliper/ui/charts/time-bars.tsx', () => ({
  TimeBars: ({ min, max }: { min: number; max: number }) => {
    drawn.push({ min, max });
    return null;
  },
}));

const chart = (...rows: (number | null)[][]) => ({
  series: rows.map((values, place) => ({ name: `Row ${place}`, color: 'chart-1' as const, values })),
});

test('DASH-05 charts side by side share both ends of their axis', () => {
  const falling = [chart([-7.4, -6]), chart([-3, null], [-2.2, -4])];
  expect(sharedEnds(falling, 2, false)).toEqual({ min: -7.4, max: -2.2 });
  expect(sharedEnds([chart([90, 120]), chart([100, 101])], 2, false)).toEqual({ min: 90, max: 120 });
  expect(sharedEnds([chart([90, 120], [10, 20]), chart([100, 101])], 2, true)).toEqual({ min: 0, max: 140 });
  expect(sharedEnds([chart([null, null])], 2, false)).toEqual({ min: 0, max: 0 });
});

function scalesFor(search: string, basis: 'absolute' | 'share' = 'absolute') {
  const labels = (...names: string[]) => names.map((name) => ({ name, under: null }));
  const dashboard = {
    periods: ['2025'],
    forecastFrom: null,
    nouns: [],
    measures: [{ measure: 'value', unit: 'US$ m' }],
    dimensions: { market: labels('Knees', 'Hips'), segment: labels('Revision') },
  } as unknown as Dashboard;
  const rows = [
    { key: ['Knees', 'Revision'], values: [900] },
    { key: ['Hips', 'Revision'], values: [30] },
  ];
  const market = {
    dashboard,
    view: readView(new URLSearchParams(search), dashboard),
    span: spanOf(dashboard, null, null),
    by: 'market',
    parts: { data: { rows } },
  } as unknown as Market;
  drawn.length = 0;
  renderToStaticMarkup(createElement(SideBySide, { market, basis }));
  return [...drawn];
}

test('MEND-25 side by side, markets have one scale or their own; shares always reach a hundred', () => {
  expect(scalesFor('apart')).toEqual([
    { min: 0, max: 900 },
    { min: 0, max: 900 },
  ]);
  expect(scalesFor('apart&own')).toEqual([
    { min: 0, max: 900 },
    { min: 0, max: 30 },
  ]);
  const shares = scalesFor('apart&own&scale=share', 'share');
  expect(shares).toEqual([
    { min: 0, max: 100 },
    { min: 0, max: 100 },
  ]);
});
