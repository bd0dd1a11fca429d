import { expect, test } from 'vitest';
import { spanOf } from '../kit/periods.ts';
import type { Dashboard } from '../lib/dashboard.ts';
import { compareCountries } from './compare-countries.ts';
import { readView } from './market-view.ts';

const dashboard = {
  periods: ['2024', '2025'],
  forecastFrom: null,
  nouns: [],
  rivals: [],
  measures: [{ measure: 'value', unit: 'US$ million' }],
  dimensions: {
    country: ['Kenya', 'USA', 'United States'].map((name) => ({ name, under: null })),
  },
} as unknown as Dashboard;

function compared(search = '', kind: 'sum' | 'growth' = 'sum') {
  const rows = [
    { key: ['USA'], values: [1000, 1210] },
    { key: ['United States'], values: [200, 110] },
    { key: ['Kenya'], values: [0.25, 0.3] },
  ];
  const changes: object[] = [];
  const market = {
    dashboard,
    view: readView(new URLSearchParams(search), dashboard),
    span: spanOf(dashboard, null, null),
    countries: { data: { rows } } as Parameters<typeof compareCountries>[0]['market']['countries'],
    change: (next: object) => changes.push(next),
  };
  return { changes, ...compareCountries({ market, noun: 'Value', unit: 'US$ million', kind }) };
}

test('DASH-05 a small country has the decimals of its own value beside a large one', () => {
  const { format, formatInUnit } = compared();
  expect([1210.4, 62.34, 0.3].map(format)).toEqual(['1,210', '62.3', '0.300']);
  expect(formatInUnit(0.3)).toBe('0.300 US$ m');
});

test('DASH-05 the map has one value for two spellings of a country, and choosing it chooses both', () => {
  const names = ['USA', 'United States'];
  expect(compared().places[0]).toEqual({ name: 'USA', names, values: [1200, 1320] });
  expect(compared('', 'growth').places[0]?.values[1]).toBeCloseTo(10);
  const { pickAll, changes } = compared();
  pickAll(names);
  expect(changes).toEqual([{ country: names, region: null }]);
  const again = compared('country=USA&country=United+States');
  again.pickAll(names);
  expect(again.changes).toEqual([{ country: null, region: null }]);
});

test('DASH-05 countries are never compared in a year outside the chosen ones', () => {
  const known = { ...dashboard, periods: ['2024', '2025', '2026', '2027'], forecastFrom: '2026' };
  const rows = [{ key: ['Kenya'], values: [1, 2, null, null] }];
  const comparedIn = (from: string) => {
    const market = {
      dashboard: known,
      view: readView(new URLSearchParams(), known),
      span: spanOf(known, from, null),
      countries: { data: { rows } } as Parameters<typeof compareCountries>[0]['market']['countries'],
      change: () => {},
    };
    return compareCountries({ market, noun: 'Value', unit: 'US$ million', kind: 'sum' }).when;
  };
  expect(comparedIn('2024')).toBe('2025');
  expect(comparedIn('2026')).toBe('2027 (forecast)');
});
