import { countries, years } from '../../testing/knee-values.ts';
import type { TypedTable } from '../reports/index.ts';
import { readNumber } from '../reports/ingest/tables/numbers.ts';
import { readTable } from '../reports/ingest/tables/read-table.ts';
import type { ChartBlock, DocumentChapter, FigureBlock, Run, TableBlock, TakenDocument } from './document.ts';

/** A table as the product stores it, from the texts of its cells; the first column names the rows. */
export function tableFrom(
  header: TypedTable['header'],
  rows: readonly (readonly string[])[],
  over: Partial<TypedTable> = {},
): TypedTable {
  const written = {
    block: 'b1',
    number: 1,
    kind: 'default' as const,
    caption: '',
    header,
    rows: rows.map((row) =>
      row.map((text, column) =>
        column === 0 ? { text, isHeader: true as const } : { text, ...numbered(text) },
      ),
    ),
    footnotes: [],
  };
  return { ...readTable(written).table, ...over };
}

function numbered(text: string) {
  const number = readNumber(text);
  return number === undefined ? {} : { number };
}

const sums = years.map((_, index) =>
  Number(countries.reduce((sum, [, values]) => sum + (values[index] ?? 0), 0).toFixed(1)),
);
const shown = (value: number) => value.toLocaleString('en-GB', { minimumFractionDigits: 1 });

export const valueTable: TypedTable = tableFrom(
  [
    [
      { text: 'Country', rowspan: 2 },
      { text: 'Measured', colspan: 4 },
      { text: 'Forecast', colspan: 4 },
      { text: 'CAGR 25–32, %', rowspan: 2 },
    ],
    years.map((text) => ({ text })),
  ],
  [
    ...countries.map(([name, values, growth]) => [name, ...values.map(shown), growth]),
    ['Total, ten countries', ...sums.map(shown), '4.4'],
  ],
  { caption: 'Table 5.1 Value of primary knee implants, by country', units: 'USD million' },
);

const place = {
  citation: 'Caliper, Large-Joint Reconstruction Devices, Europe, 2026, version 3.',
  address: null,
};

export const tableBlock: TableBlock = {
  ...place,
  kind: 'table',
  id: 'c5-t1',
  label: 'Table 5.1',
  title: 'Value of primary knee implants, by country',
  subtitle: 'USD million at manufacturer prices',
  notes: ['Including revisions of the tibial tray.'],
  source: 'Source: Caliper survey of theatre managers, 2026 edition.',
  table: valueTable,
};

const few = countries.slice(0, 4).map(([name, values, growth]) => ({ name, values, remark: `${growth}%` }));

export const chartBlock: ChartBlock = {
  ...place,
  kind: 'chart',
  id: 'c5-chart1',
  label: '',
  title: 'Value of primary knee implants, four countries',
  subtitle: 'USD million; behind the names: CAGR 2025–32',
  notes: [],
  source: 'Source: Caliper, Large-Joint Reconstruction Devices, Europe, 2026, Table 5.1.',
  alt: 'Lines of the value of four countries from 2022 to 2032. Germany leads with 770.1 in 2032.',
  chart: {
    shape: 'lines',
    categories: years,
    series: few,
    unit: 'USD million',
    forecastFrom: 4,
    format: '#,##0.0',
  },
};

const text = (words: string): Run[] => [{ text: words }];

const paragraph = (id: string, runs: readonly Run[]) =>
  ({ kind: 'paragraph', style: 'text', id, runs }) as const;

const prose = [
  'Knee replacement in Europe grew by 4.0% in 2025, as theatres made up for what was postponed. Cementless fixation takes a share of its own in younger patients, and tenders increasingly ask for instruments that fit more than one robot.',
  'Prices fell by 0.8% a year in the public hospitals of the five largest countries, and rose in private ones. The mix moved the average up: more revisions, more dual mobility, more coated surfaces.',
  'Consolidated purchasing remains the strongest lever on price. Where several hospitals tender together, the winning bid was 11% below that of single hospitals.',
];

export function chapterOf(number: number, over: Partial<DocumentChapter> = {}): DocumentChapter {
  const id = `c${number}`;
  const own = <T extends { id: string }>(block: T): T => ({ ...block, id: block.id.replace('c5', id) });
  return {
    ...place,
    id,
    number,
    title: number === 5 ? 'Market value' : `Chapter on subject ${number}`,
    origin: 'Large-Joint Reconstruction Devices, Europe, 2026',
    blocks: [
      paragraph(`${id}-b1`, [
        { text: 'As ' },
        { text: 'Table 5.1', link: `#${id}-t1` },
        { text: ' shows, Germany takes ' },
        { text: '25.3% of value', bold: true },
        { text: ' (USD 599.0 million), ahead of France. Growth is ' },
        { text: 'fastest in Poland', italic: true },
        { text: ', at 8.0% a year' },
        { text: '1', raised: 'sup' },
        { text: '. See ' },
        { text: 'the register', link: 'https://example.com/register?a=1&b=2' },
        { text: '.' },
      ]),
      own(tableBlock),
      { kind: 'heading', level: 2, id: `${id}-b2`, runs: text('Prices and mix') },
      ...prose.map((words, index) => paragraph(`${id}-p${index}`, text(words))),
      {
        kind: 'list',
        id: `${id}-b3`,
        isOrdered: false,
        items: [
          {
            depth: 0,
            runs: [{ text: 'Germany', bold: true }, { text: ': one price for all of a purchasing group' }],
          },
          { depth: 1, runs: text('since 2024 with an outcome clause') },
          { depth: 0, runs: [{ text: 'France', bold: true }, { text: ': list prices, cut twice a year' }] },
        ],
      },
      own(chartBlock),
      { ...paragraph(`${id}-n1`, text('1 Compound, at constant currency.')), style: 'note' },
    ],
    ...over,
  };
}

export function figureOf(path: string, over: Partial<FigureBlock> = {}): FigureBlock {
  return {
    ...place,
    kind: 'figure',
    id: 'c5-f1',
    label: 'Figure 5.2',
    title: 'Where theatres stand',
    subtitle: '',
    notes: [],
    source: 'Source: Caliper survey of theatre managers, 2026 edition.',
    alt: 'A map of theatres',
    image: { path, type: 'image/png', width: 800, height: 450 },
    ...over,
  };
}

export function documentOf(chapters: readonly DocumentChapter[]): TakenDocument {
  return {
    meta: {
      title: 'Knee board pack, Q4',
      subtitle: 'Custom report of Ines Moreau',
      region: 'Europe',
      year: 2026,
      version: 3,
      releasedOn: '2026-11-02',
      releaseNote: 'Prices of Spain were restated.',
      provider: 'Caliper',
      language: 'en-GB',
      citation: 'Caliper, Knee board pack, Q4, Europe, 2026, version 3. Read 2026-11-17.',
      address: 'https://caliper.example/custom-reports/12',
    },
    stamp: {
      person: 'Ines Moreau',
      company: 'Meridian Surgical',
      licence: 'corporate license',
      day: '2026-11-17',
      terms: 'Inside the company only; outside it, up to ten figures may be quoted with their source.',
    },
    chapters,
    sources: [
      {
        text: 'Caliper, Large-Joint Reconstruction Devices, Europe, 2026, version 3 of 2026-11-02.',
        address: 'https://caliper.example/report/7',
      },
      { text: 'Caliper, Robotic Surgical Assistance, Global, 2026, version 1 of 2026-06-12.', address: null },
    ],
  };
}
