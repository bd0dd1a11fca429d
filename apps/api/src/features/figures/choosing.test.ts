import type { Metric } from '@caliper/contract/figures/figures.values.ts';
import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { choose } from './choosing.ts';
import { equalNames, readQuestions } from './question.ts';
import type { Point, Series } from './table-series.ts';

const title = 'Coronary Stents and Balloons';
const vocabulary: Vocabulary = {
  entries: [
    { words: ['CGM'], meansAlso: ['glucose sensor'], isMutual: true },
    { words: ['Mako'], meansAlso: ['robotic assistance'], isMutual: false },
  ],
};

interface Told extends Partial<Pick<Series, 'metric' | 'base' | 'place'>> {
  company?: string;
  points?: Point[];
}

const point = (from: number, state: Point['state'], to = from): Point => {
  return { period: { from, to }, value: from, shown: `${from}–${to}`, state, row: 0, column: 0 };
};

/** Headings from the widest to the narrowest, and whose they are. */
function of(headings: string, { company, ...over }: Told = {}): Series {
  const labels = headings.split(' > ').map((text) => ({ text, isCompany: false }));
  return {
    labels: company ? [...labels, { text: company, isCompany: true }] : labels,
    metric: 'value' as Metric,
    base: null,
    place: 'Germany',
    unit: 'USD million',
    points: [point(2025, 'measured'), point(2032, 'forecast')],
    ...over,
  };
}

/** What is found for a question among these, all of one report. */
function ask(text: string, ...all: Series[]) {
  const found = all.map((series) => ({ series, context: title, source: null }));
  const [question] = readQuestions(text, equalNames(vocabulary));
  return question ? choose(question, found).map((group) => group.map((one) => nameOf(one.series))) : null;
}

const nameOf = ({ labels }: Series) => labels.map(({ text }) => text).join(' > ');

const incubators = ['Incubators and Warmers', 'Incubators and Warmers > Incubators'] as const;
const wrists = ['Wrist and Thumb Implants', 'Wrist and Thumb Implants > Total wrist'] as const;

describe('FIND-02 the whole never stands for a part, nor a part for the whole:', () => {
  test.each<[string, readonly string[], string[][]]>([
    ['value of incubators Germany 2025', incubators, [['Incubators and Warmers > Incubators']]],
    ['value of incubators and warmers Germany 2025', incubators, [['Incubators and Warmers']]],
    ['value of incubators and warmers incubators Germany 2025', incubators, [[incubators[1]]]],
    ['value of incubators and warmers warmers Germany 2025', incubators, []],
    ['value of wrist implants Germany 2025', wrists, []],
    ['value of wrist implants Germany 2025', ['Wrist and Thumb Implants'], []],
    ['value of total wrist implants Germany 2025', ['Wrist and Thumb Implants'], []],
    ['value of locked plates Germany 2025', ['Plates and Screws > Locked'], []],
    ['value of PET systems Germany 2025', ['PET/CT systems'], []],
    [
      'value of hip implants Germany 2025',
      ['Primary hip implants', 'Primary hip implants > Cemented'],
      [['Primary hip implants']],
    ],
    ['value of leadless Germany 2025', ['Pacemakers > Leadless'], [['Pacemakers > Leadless']]],
    ['implantable glucose sensors sales Germany 2025', ['Glucose Sensors'], []],
    [
      'sleep therapy devices sales Germany 2025',
      ['Sleep Therapy', 'Sleep Therapy > Devices'],
      [['Sleep Therapy > Devices']],
    ],
    [
      'mid-price dental implants sales Germany 2025',
      ['Dental Implants', 'Dental Implants > Mid-price'],
      [['Dental Implants > Mid-price']],
    ],
    ['value dental implants turnover Germany 2025', ['Dental Implants'], []],
    ['cone-beam units CAGR Germany 2025', ['Cone-Beam Units'], []],
    ['all markets Germany 2025', ['All-tissue lasers'], []],
  ])('%s among %j', (text, headings, expected) => {
    expect(ask(text, ...headings.map((one) => of(one))) ?? []).toEqual(expected);
  });
});

test('FIND-02 what only the title of the report says is not said of each of its products', () => {
  const share = { metric: 'share', base: 'value', company: 'Corvane Medical' } as const;
  const text = 'Corvane share of coronary stents in Germany 2025';
  expect(ask(text, of('Coronary Balloons', share))).toEqual([]);
  expect(ask(text, of('Guidewires', share))).toEqual([]);
  expect(ask('value of coronary drug-eluting stents Germany 2025', of('Drug-Eluting Stents'))).toEqual([
    ['Drug-Eluting Stents'],
  ]);
});

test('FIND-02 what a part of the product is called is not taken from the title of the report', () => {
  const part = of('Coronary Systems > Stents', { points: [point(2032, 'forecast')] });
  expect(ask('value of coronary stents systems Germany 2025', of('Coronary Systems'), part)).toEqual([]);
});

test('FIND-02 a company that is called like a product is not that product', () => {
  const [whole, part] = incubators;
  const all = [of(whole), of(part), of(part, { company: 'Northstar Incubators' })];
  expect(ask('value of incubators Germany 2025', ...all)).toEqual([[part]]);
  expect(ask('Northstar value of incubators Germany 2025', ...all)).toEqual([
    [`${part} > Northstar Incubators`],
  ]);
});

test('FIND-02 a brand is not all of its class; names that mean the same are', () => {
  expect(ask('Mako value Germany 2025', of('Robotic Assistance'))).toEqual([]);
  expect(ask('CGM value Germany 2025', of('Glucose Sensors'))).toEqual([['Glucose Sensors']]);
});

test.each(['patients', 'clinical trials', 'impact', 'rating', 'price index', 'change'])(
  'FIND-02 who asks for something else gets no value: %s',
  (asked) => {
    const all = [of('Drug-Eluting Stents'), of('Drug-Eluting Stents', { metric: 'price' })];
    expect(ask(`${asked} of drug-eluting stents in Germany in 2025`, ...all) ?? []).toEqual([]);
  },
);

test.each(['growth in patients with stents in Germany', 'unit share of stents in Germany 2025'])(
  'FIND-02 a rate or a share is of what was asked: %s',
  (text) => {
    const rates = [
      of('Stents', { metric: 'growth', base: 'value' }),
      of('Stents', { metric: 'share', base: 'value' }),
    ];
    expect(ask(text, ...rates)).toEqual([]);
  },
);

describe('FIND-02 the figure of the time that was asked:', () => {
  const years = [2022, 2025, 2027, 2032].map((year) => point(year, year > 2025 ? 'forecast' : 'measured'));
  const rates = [point(2022, 'measured', 2025), point(2025, 'forecast', 2032)];
  const shown = (text: string, points: Point[], over: Told = {}) => {
    const [question] = readQuestions(text, vocabulary);
    const found = [{ series: of('Stents', { ...over, points }), context: title, source: null }];
    return question && choose(question, found).map(([one]) => one?.point.shown)[0];
  };
  const growth = { metric: 'growth', base: 'value' } as const;

  test.each([
    ['value of stents in Germany', '2025–2025'],
    ['expected value of stents in Germany', '2032–2032'],
    ['actual value of stents in Germany', '2025–2025'],
    ['value of stents in Germany since 2026', '2032–2032'],
    ['value of stents in Germany before 2027', '2025–2025'],
    ['value of stents in Germany 2022-27', '2027–2027'],
    ['value of stents in Germany FY25', '2025–2025'],
    ['value of stents in Germany 2027E', '2027–2027'],
    ['value of stents in Germany by 2032', '2032–2032'],
    ['value of stents in Germany 2026', undefined],
  ])('%s', (text, expected) => {
    expect(shown(text, years)).toBe(expected);
  });

  test.each([
    ['growth of stents in Germany 2025-32', '2025–2032'],
    ['growth of stents in Germany to 2032', '2025–2032'],
    ['growth of stents in Germany since 2022', '2022–2025'],
    ['growth of stents in Germany 2022 to 2032', undefined],
  ])('%s', (text, expected) => {
    expect(shown(text, rates, growth)).toBe(expected);
  });

  test('what is expected is not answered by what was measured', () => {
    expect(shown('expected value of stents in Germany', [point(2025, 'measured')])).toBeUndefined();
  });
});
