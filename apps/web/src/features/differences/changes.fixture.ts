import type { Reduced, Whole } from './differences.queries.ts';

const none = { restated: 0, revised: 0, measured: 0, changed: 0, words: 0, added: 0, removed: 0 };
const nothing = { added: 0, removed: 0, changed: 0 };

const side = (report_id: number, report_year: number) => ({
  report_id,
  report_name: 'Knees',
  report_year,
  region: 'Europe',
  version: 1,
  releasedAt: 1_789_344_000,
  readable: true,
});

const chapter = (number: number, title: string) => ({
  kind: 'changed' as const,
  before: { number, title },
  after: { number, title },
  isRenamed: false,
  isMoved: false,
  passages: nothing,
  tables: 0,
  revised: 0,
  restated: 0,
});

const shared = {
  before: side(6, 2025),
  after: side(7, 2026),
  others: [{ report_id: 6, report_year: 2025, version: null }],
  comparison_id: 11,
  years: { before: { base: 2024, last: 2031 }, after: { base: 2025, last: 2032 } },
  counts: {
    chapters: { before: 10, after: 13, added: 3, removed: 0, changed: 2, renamed: 0, moved: 0 },
    tables: {
      before: 27,
      after: 38,
      comparable: 34,
      added: 4,
      removed: 0,
      changed: 1,
      renumbered: 0,
      retitled: 0,
      units: 0,
      notes: 0,
    },
    figures: { ...none, revised: 398, restated: 17 },
    incomparable: 0,
    passages: nothing,
    companies: { before: 8, after: 9, added: 2, removed: 1 },
    segments: { before: 3, after: 3, added: 0, removed: 0 },
    countries: { before: 14, after: 14, added: 0, removed: 0 },
  },
  chapters: [
    {
      ...chapter(4, 'Knee implants'),
      passages: { ...nothing, changed: 2 },
      tables: 1,
      revised: 94,
      restated: 5,
    },
    { ...chapter(9, 'Clinical trials'), kind: 'added' as const, before: null, tables: 2 },
  ],
};

/** What readers of both editions are sent. */
export const whole: Whole = {
  face: 'whole',
  ...shared,
  note: '',
  tables: [
    {
      number: 1,
      kind: 'changed',
      before: { chapter: 4, number: 1, block: 'b-1', name: 'Table 4.1', title: 'Value by country' },
      after: { chapter: 4, number: 1, block: 'b-2', name: 'Table 5.1', title: 'Value by country' },
      isRenumbered: true,
      counts: { ...none, revised: 1, restated: 1 },
      incomparable: 0,
      hasForecast: true,
    },
  ],
  companies: {
    added: [{ name: 'Northfold Devices', chapters: ['Knee implants'] }],
    removed: [{ name: 'Marlow Joint', chapters: [] }],
  },
  segments: { added: [], removed: [] },
  countries: { added: [], removed: [] },
};

/** And who holds the former one alone. */
export const reduced: Reduced = {
  face: 'reduced',
  ...shared,
  after: { ...shared.after, readable: false },
};

const figure = (text: string) => ({ text, value: Number(text), unit: 'USD million' });
const years = { side: 'both' as const, was: 'forecast' as const, is: 'forecast' as const };
const restated = {
  kind: 'restated' as const,
  before: figure('359.8'),
  after: figure('363.0'),
  change: 3.2,
  relative: 0.008894,
  converted: null,
};
const revised = {
  ...restated,
  kind: 'revised' as const,
  before: figure('498.1'),
  after: figure('511.8'),
  change: 13.7,
  relative: 0.027504,
};
const same = {
  ...restated,
  kind: 'same' as const,
  before: figure('574.8'),
  after: figure('574.8'),
  change: 0,
  relative: 0,
};
const row = {
  side: 'both' as const,
  year: null,
  was: 'unknown' as const,
  is: 'unknown' as const,
  former: null,
  isTotal: false,
};

export const table = {
  before: whole.tables[0]?.before,
  after: whole.tables[0]?.after,
  units: { before: 'USD million', after: 'USD million' },
  corner: 'Country',
  parts: [
    {
      columns: [
        { path: ['Measured', '2024'], year: 2024, ...years, was: 'measured', is: 'measured' },
        { path: ['Forecast', '2031'], year: 2031, ...years },
      ],
      rows: [
        { ...row, path: ['Germany'], cells: [same, same] },
        { ...row, path: ['France'], cells: [restated, revised] },
      ],
    },
  ],
  series: [
    {
      name: 'France',
      isTotal: false,
      points: [
        { year: 2025, was: 'forecast', is: 'measured', ...revised, relative: -0.01 },
        { year: 2031, was: 'forecast', is: 'forecast', ...revised },
      ],
    },
  ],
};

export const passages = {
  before: { number: 4, title: 'Knee implants' },
  after: { number: 4, title: 'Knee implants' },
  passages: [
    {
      kind: 'changed',
      block: 'b-3',
      follows: true,
      pieces: [
        { kind: 'same', text: 'In ' },
        { kind: 'removed', text: '2024' },
        { kind: 'added', text: '2025' },
      ],
    },
    { kind: 'added', block: 'b-4', follows: false, pieces: [{ kind: 'added', text: 'Prices rise.' }] },
  ],
};
