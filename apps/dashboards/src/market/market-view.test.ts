import { describe, expect, test } from 'vitest';
import { spanOf } from '../kit/periods.ts';
import type { Dashboard } from '../lib/dashboard.ts';
import { companyShares, pieLegend, sharesInParts, sharesSheet } from './company-rows.ts';
import { comparedCountries, countryLines } from './compare-countries.ts';
import { chartUnit, fewRows, onBasis, withRest } from './main-rows.ts';
import { countryFilters, filtersOf, offered, placesChange, readView, segmentsIn } from './market-view.ts';
import { filteredParts, showingTitle, unitOf as unitIn } from './market-words.ts';
import { apartCharts } from './side-by-side.tsx';

const dashboard = {
  periods: ['2024', '2025', '2026'],
  forecastFrom: '2026',
  nouns: [],
  rivals: [],
  measures: [
    { measure: 'value', unit: 'US$ million' },
    { measure: 'units', unit: 'units' },
    { measure: 'price', unit: 'US$' },
  ],
  dimensions: {
    market: ['Knees', 'Hips'].map((name) => ({ name, under: null })),
    segment: [
      { name: 'Cemented', under: 'Knees' },
      { name: 'Revision', under: 'Knees' },
      { name: 'Revision', under: 'Hips' },
    ],
    country: [
      { name: 'Germany', under: 'Europe' },
      { name: 'France', under: 'Europe' },
      { name: 'Kenya', under: 'Africa' },
    ],
    company: ['Vantor', 'Oriel'].map((name) => ({ name, under: null })),
  },
} as unknown as Dashboard;

const viewOf = (search: string) => readView(new URLSearchParams(search), dashboard);

test('DASH-04 a view is read from the address; names that the dashboard does not have are ignored', () => {
  const view = viewOf('show=units&market=Knees&market=Elbows&scale=index&shares=cake');
  expect(view).toMatchObject({ show: 'units', markets: ['Knees'], basis: 'index', shares: 'bars' });
  expect(viewOf('').show).toBe('value');
  expect(viewOf('market=Knees&market=Hips').markets).toEqual([]);
});

describe('MEND-29 markets that are counted in different things', () => {
  const counted = {
    ...dashboard,
    nouns: [
      { noun: 'knee systems', markets: ['Knees'], units: { units: 'thousand knee systems', price: 'US$' } },
      { noun: 'hip systems', markets: ['Hips'], units: { units: 'hip systems', price: 'US$' } },
    ],
  } as Dashboard;
  const read = (search: string) => readView(new URLSearchParams(search), counted);

  test('MEND-29 units and prices are asked for one of them, the first unless another is chosen', () => {
    for (const show of ['units', 'price']) {
      expect(filtersOf(read(`show=${show}`), counted)).toEqual({ market: ['Knees'] });
      const other = read(`show=${show}&counted=hip+systems&segment=Revision`);
      expect(filtersOf(other, counted)).toEqual({ market: ['Hips'], segment: ['Revision'] });
      expect(filtersOf(read(`show=${show}&counted=stents`), counted)).toEqual({ market: ['Knees'] });
    }
    expect(filtersOf(read('show=units&market=Hips'), counted)).toEqual({ market: ['Hips'] });
    for (const show of ['value', 'growth', 'companies'])
      expect(filtersOf(read(`show=${show}&counted=hip+systems`), counted)).toEqual({});
  });

  test('MEND-29 titles, units and exports name what is counted', () => {
    const view = read('show=units&counted=hip+systems');
    expect([showingTitle(view), unitIn(counted, view)]).toEqual(['Hip systems', 'hip systems']);
    expect(unitIn(counted, read('show=units'))).toBe('thousand knee systems');
    expect(showingTitle(read('show=price'))).toBe('Average price of knee systems');
    expect(showingTitle(read('show=value'))).toBe('Market value');
    expect(filteredParts(view, ['2025'])).toContainEqual({ by: 'counted', words: 'Counted in: hip systems' });
  });
});

test('DASH-05 growth and shares are offered where values are, and companies where they are known', () => {
  expect(offered(dashboard)).toEqual(['value', 'units', 'price', 'growth', 'companies']);
  const without = { ...dashboard, measures: [{ measure: 'units', unit: 'units' }] } as Dashboard;
  expect(offered(without)).toEqual(['units']);
});

test('DASH-04 questions are filtered by the choice, except by what is compared', () => {
  const view = viewOf('market=Knees&segment=Revision&company=Oriel&region=Europe');
  const filters = { market: ['Knees'], segment: ['Revision'] };
  expect(filtersOf(view, dashboard)).toEqual({ ...filters, company: ['Oriel'], region: ['Europe'] });
  expect(filtersOf(view, dashboard, ['company', 'country'])).toEqual(filters);
});

test.each([
  ['country=Kenya', { country: ['Kenya'] }, {}],
  ['region=Europe', { region: ['Europe'] }, { region: ['Europe'] }],
  // A region and a country of another one are asked for by their countries.
  [
    'region=Europe&country=Kenya',
    { country: ['Germany', 'France', 'Kenya'] },
    { country: ['Germany', 'France', 'Kenya'] },
  ],
])('%s asks for %j, and where countries are compared for %j', (search, filters, compared) => {
  expect(filtersOf(viewOf(search), dashboard)).toEqual(filters);
  expect(countryFilters(viewOf(search), dashboard)).toEqual(compared);
});

test('DASH-05 a country that two reports file under different regions is one country', () => {
  const again = ['Germany', 'Kenya'].map((name) => ({ name, under: 'EMEA' }));
  const country = [...(dashboard.dimensions.country ?? []), ...again];
  const twice = { ...dashboard, dimensions: { ...dashboard.dimensions, country } };
  const view = (search: string) => readView(new URLSearchParams(search), twice);
  const rows = [
    { name: 'Germany', values: [1] },
    { name: 'Kenya', values: [2] },
  ];
  const germany = { name: 'Germany', region: 'Europe, EMEA', values: [1] };
  const kenya = { name: 'Kenya', region: 'Africa, EMEA', values: [2] };
  expect(comparedCountries(rows, view(''), twice)).toEqual([germany, kenya]);
  expect(comparedCountries(rows, view('region=Europe'), twice)).toEqual([germany]);
  expect(filtersOf(view('region=Europe&region=EMEA&country=Kenya'), twice).country).toEqual([
    'Germany',
    'France',
    'Kenya',
  ]);
  expect(placesChange(['Germany'], twice)).toEqual({ region: [], country: ['Germany'] });
});

test('choosing all countries of a region is choosing that region', () => {
  expect(placesChange(['Germany', 'France', 'Kenya'], dashboard)).toEqual({
    region: ['Europe', 'Africa'],
    country: [],
  });
  expect(placesChange(['Germany', 'Kenya'], dashboard)).toEqual({ region: ['Africa'], country: ['Germany'] });
});

test('segments are those of the chosen markets', () => {
  expect(segmentsIn(viewOf('market=Hips'), dashboard)).toEqual(['Revision']);
  expect(segmentsIn(viewOf(''), dashboard)).toEqual(['Cemented', 'Revision']);
});

test('the filters are named in words', () => {
  expect(filteredParts(viewOf('market=Knees&country=Kenya'), ['2024', '2025'])).toEqual([
    { by: 'market', words: 'Market: Knees' },
    { by: 'country', words: 'Country: Kenya' },
    { by: 'years', words: 'Years: 2024–2025' },
  ]);
});

const span = spanOf(dashboard, '2025', null);
const rows = [
  { name: 'a', values: [10, 20, 30] },
  { name: 'b', values: [10, 20, 10] },
];

test('figures are shown as they are, as growth, as an index or as shares', () => {
  const first = (...how: ['value' | 'growth', 'absolute' | 'index' | 'share']) =>
    onBasis(rows, span, ...how)[0]?.values;
  expect(first('value', 'absolute')).toEqual([20, 30]);
  expect(first('value', 'index')).toEqual([100, 150]);
  expect(first('value', 'share')).toEqual([50, 75]);
  expect(first('growth', 'absolute')).toEqual([100, expect.closeTo(50)]);
});

test('DASH-05 side by side, a segment of several markets has one colour', () => {
  const figures = [
    { key: ['Knees', 'Cemented'], values: [1, 2, 3] },
    { key: ['Knees', 'Revision'], values: [1, 2, 3] },
    { key: ['Hips', 'Revision'], values: [4, 5, 6] },
  ];
  const charts = apartCharts({ dashboard, view: viewOf(''), span, rows: figures, basis: 'absolute' });
  const colors = charts.map(({ name, series }) => [name, ...series.map((one) => [one.name, one.color])]);
  expect(colors).toEqual([
    ['Knees', ['Cemented', 'chart-1'], ['Revision', 'chart-2']],
    ['Hips', ['Revision', 'chart-2']],
  ]);
});

test('averages of the rest are not added up', () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ name: `n${index}`, values: [1, index, 1] }));
  expect(fewRows(many, span, 'value').at(-1)).toMatchObject({ name: 'Others' });
  expect(fewRows(many, span, 'price').map(({ name }) => name)).not.toContain('Others');
  expect(fewRows(many, span, 'price')).toHaveLength(8);
});

test('DASH-05 the part of the whole without a named company belongs to the others', () => {
  const known = [
    { name: 'Vantor', values: [null, 60, null] },
    { name: 'Oriel', values: [null, 30, null] },
  ];
  const { rows: shares, periods } = companyShares(known, [90, 100, 110], spanOf(dashboard, null, null));
  expect(periods).toEqual(['2025']);
  expect(shares).toEqual([
    { name: 'Vantor', values: [60] },
    { name: 'Oriel', values: [30] },
    { name: 'Others', values: [10], isRest: true },
  ]);
  expect(withRest(known, [null, 90, null])).toHaveLength(2);
});

test('DASH-05 a company has the same share everywhere, also if companies add up to more than the market', () => {
  const known = [
    { name: 'Vantor', values: [60, 80, null] },
    { name: 'Oriel', values: [40, 40, null] },
  ];
  const found = companyShares(known, [100, 100, null], spanOf(dashboard, null, null));
  expect(sharesSheet(found, null).rows.map(({ cells }) => cells)).toEqual([
    ['Vantor', 60, 80, 20],
    ['Oriel', 40, 40, 0],
  ]);
  const asked = known.map(({ name, values }) => ({ key: ['Cemented', name], values }));
  const wholes = [{ key: ['Cemented'], values: [100, 100, null] }];
  const parts = { parts: ['Cemented'], companies: ['Vantor', 'Oriel'], at: 1 };
  expect(sharesInParts({ asked, wholes, ...parts })[0]?.values).toEqual([80, 40]);
});

test('shares are those of the last measured year, and of a forecast only if nothing else is known', () => {
  const whole = [100, 100, 100];
  const all = spanOf(dashboard, null, null);
  const periodsOf = (...values: (number | null)[]) =>
    companyShares([{ name: 'Vantor', values }], whole, all).periods;
  expect(periodsOf(50, 60, 70)).toEqual(['2024', '2025']);
  expect(periodsOf(null, null, 70)).toEqual(['2026']);
  expect(
    companyShares([{ name: 'Vantor', values: [50, 60, null] }], whole, spanOf(dashboard, '2026', null)),
  ).toMatchObject({
    rows: [],
    periods: [],
    at: 0,
  });
});

test('MEND-31 rows of companies have the last 12 periods at most', () => {
  const periods = Array.from({ length: 15 }, (_, index) => String(2010 + index));
  const span = { ...spanOf(dashboard, null, null), periods, start: 0, forecastFrom: null };
  const values = periods.map((_, index) => index + 1);
  const found = companyShares([{ name: 'Vantor', values }], values, span);
  expect(found.periods).toEqual(periods.slice(3));
  expect([found.rows[0]?.values, found.at]).toEqual([values.slice(3), 11]);
});

test('DASH-05 shares of a forecast are called a forecast', () => {
  const known = [{ name: 'Vantor', values: [50, 60, 70] }];
  const ahead = companyShares(known, [100, 100, 100], spanOf(dashboard, '2026', null));
  expect(ahead.periodLabel()).toBe('2026 (forecast)');
  expect(sharesSheet(ahead, '2026').columns[1]).toMatchObject({ head: '2026', group: 'forecast' });
  const measured = companyShares(known, [100, 100, 100], spanOf(dashboard, null, null));
  expect([measured.periodLabel(0), measured.periodLabel()]).toEqual(['2024', '2025']);
});

test('a pie names all of its parts, also those that are not chosen', () => {
  const found = companyShares(
    ['Vantor', 'Oriel'].map((name) => ({ name, values: [50, 40, null] })),
    [100, 80, null],
    spanOf(dashboard, null, null),
  );
  const colors = new Map([['Vantor', 'ramp-2' as const]]);
  expect(pieLegend(found, colors, ['Oriel'])).toMatchObject([
    { name: 'Vantor', color: 'ramp-2', isFaded: true },
    { name: 'Oriel', isFaded: false },
  ]);
  expect(pieLegend(found, colors, ['Oriel']).some(({ isOff }) => isOff)).toBe(false);
  expect(pieLegend(found, colors, []).some(({ isFaded }) => isFaded)).toBe(false);
});

test('DASH-05 every company has its share in every part of the market that has figures', () => {
  const asked = [{ key: ['Cemented', 'Vantor'], values: [10] }];
  const wholes = [
    { key: ['Cemented'], values: [100] },
    { key: ['Revision'], values: [0] },
  ];
  const parts = { parts: ['Cemented', 'Revision'], companies: ['Vantor', 'Oriel'], at: 0 };
  expect(sharesInParts({ asked, wholes, ...parts })).toEqual([{ name: 'Cemented', values: [10, null] }]);
});

/** The unit of the main chart of markets, whose figures are these. */
function unitFor(search: string, by: 'market' | 'segment' = 'market', ...values: (number | null)[][]) {
  const rows = values.map((own) => ({ key: [''], values: own }));
  const data = { edition: '', columns: [], unit: null, total: 0, rows };
  const all = spanOf(dashboard, null, null);
  return chartUnit({ dashboard, view: viewOf(search), span: all, by, parts: { data } });
}

test('DASH-04: a share says what it is a share of', () => {
  expect(unitFor('scale=share')).toBe('% of all shown');
  expect(unitFor('scale=share&apart')).toBe('% of its market');
  expect(unitFor('scale=share&apart', 'segment')).toBe('% of all shown');
});

test('an index names its first year only where everything begins with it', () => {
  const indexOf = (second: (number | null)[]) => unitFor('scale=index', 'market', [10, 20, 30], second);
  expect(indexOf([null, null, null])).toBe('Index, 2024 = 100');
  expect(indexOf([null, 20, 30])).toBe('Index, first year of each = 100');
});

test('a country is shown with its growth and its share', () => {
  const context = {
    at: 1,
    before: '2024',
    formatInUnit: (value: number) => `US$ ${value} m`,
    whole: 200,
    change: { words: '%' as const, of: () => 10, format: () => '+10.0%' },
  };
  expect(countryLines([100, 110, 120], context)).toEqual([
    'US$ 110 m · +10.0% on 2024',
    '55.0% of all countries shown',
  ]);
  const points = { words: 'points' as const, of: () => 1.5, format: () => '+1.5' };
  expect(countryLines([null, 110, 120], { ...context, whole: null, change: points })).toEqual([
    'US$ 110 m · +1.5 points on 2024',
  ]);
  const unknown = { ...points, of: () => null };
  expect(countryLines([null, 110, 120], { ...context, whole: null, change: unknown })).toEqual(['US$ 110 m']);
});
