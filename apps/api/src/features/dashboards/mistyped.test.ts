import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { expect, test } from 'vitest';
import { csv, marketHead, workbook } from '../../testing/figure-files.ts';
import { openImporter } from '../../testing/figures.ts';
import { makeItem } from '../../testing/items.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();
const importers = {
  global: await openImporter(server, 'global'),
  medsku: await openImporter(server, 'medsku'),
  pt: await openImporter(server, 'pt'),
  survey: await openImporter(server, 'survey'),
};

type Cells = (string | number)[];
interface Told {
  row: number | null;
  column: string | null;
  message: string;
}

async function staged(kind: ImportKind, file: string | Uint8Array<ArrayBuffer>, fields = {}) {
  const item = await makeItem(server.db, { kind: kind === 'global' ? 'report' : kind });
  return (await importers[kind].stage(file, { itemId: String(item.item_id), ...fields })).body;
}

const told = (places: Told[]) => places.map(({ row, column, message }) => [row, column, message]);

const good: Record<string, string | number> = {
  market: 'Knees',
  segment: 'Cemented',
  region: 'Europe',
  country: 'Italy',
  company: '',
  year: 2024,
  metric: 'value',
  unit: 'EUR',
  value: 7,
};
const row = (changes: Partial<typeof good> = {}): Cells =>
  marketHead.map((name) => changes[name] ?? good[name] ?? '');
const years = (from: number, count: number, changes = {}) =>
  Array.from({ length: count }, (_, index) => row({ ...changes, year: from + index }));
const problemsOf = async (...rows: Cells[]) =>
  told((await staged('global', csv(marketHead, ...rows))).problems);
const notesOf = async (...rows: Cells[]) => told((await staged('global', csv(marketHead, ...rows))).notes);

const skuHead = ['market', 'manufacturer', 'brand', 'sku', 'country', 'period', 'units', 'price', 'currency'];
const sku = (changes: Record<number, string> = {}): Cells =>
  ['Knees', 'Halden', 'Orbis', 'S1', 'Italy', '2024-Q1', 1, 2, 'EUR'].map(
    (cell, index) => changes[index] ?? cell,
  );
const ptHead = ['procedure', 'specialty', 'setting', 'payer', 'region', 'country', 'year', 'volume'];
const procedure = (region: string, country: string, year = 2024): Cells => [
  'Hip',
  'Ortho',
  'Hospital',
  'Public',
  region,
  country,
  year,
  7,
];
const survey = (...answers: Cells[]) =>
  workbook({
    questions: [
      ['question_id', 'text', 'type'],
      ['q1', 'Which?', 'multi'],
    ],
    answers: [['respondent_id', 'question_id', 'answer', 'country'], ...answers],
  });

const germny = "'Germny' is not a known country. Did you mean Germany?";

test('MEND-16 every kind of import refuses a misspelt country with what was meant', async () => {
  const access = { metric: 'coverage', unit: '%', country: 'Germny' };
  const files: [ImportKind, string | Uint8Array<ArrayBuffer>, object?][] = [
    ['global', csv(marketHead, row({ country: 'Germny' }))],
    ['global', csv(marketHead, row(access)), { dashboard_kind: 'medaccess' }],
    ['medsku', csv(skuHead, sku({ 4: 'Germny' }))],
    ['pt', csv(ptHead, procedure('Europe', 'Germny'))],
    ['survey', await survey(['r1', 'q1', 'A', 'Germny'])],
  ];
  for (const [kind, file, fields] of files)
    expect([kind, told((await staged(kind, file, fields)).problems)]).toEqual([
      kind,
      [[2, 'country', germny]],
    ]);
  expect(told((await staged('pt', csv(ptHead, procedure('Eurpe', 'Italy')))).problems)).toEqual([
    [2, 'region', "'Eurpe' is not a known region. Did you mean Europe?"],
  ]);
});

test('MEND-16 a workbook with odd case, spaces and aliases is stored under one name for each country', async () => {
  const table = [
    marketHead.map((name) => `${name.toUpperCase()}\u00a0`),
    row({ country: ' united\u00a0states ', region: 'north america', market: 'Knees\u00a0' }),
    row({ country: 'U.S.', region: 'North America', year: 2025, market: 'Knees' }),
    row({ country: 'USA', region: 'NORTH AMERICA ', year: 2026, segment: ' Cemented\u200b' }),
  ];
  const { problems, notes, importId } = await staged('global', await workbook({ Sheet1: table }));
  expect([problems, notes]).toEqual([[], []]);
  const facts = await server.db
    .selectFrom('market_facts' as 'items')
    .select(['market', 'segment', 'region', 'country', 'value'] as never[])
    .where('import_id' as never, '=', importId)
    .execute();
  expect(facts).toEqual([
    {
      market: 'Knees',
      segment: 'Cemented',
      region: 'North America',
      country: 'United States',
      value: [7, 7, 7],
    },
  ]);
});

test('MEND-16 a country that is like no other is flagged at its first row', async () => {
  const rows = years(2024, 2, { country: 'Atlantis' });
  expect(await notesOf(...years(2024, 2), ...rows)).toEqual([
    [4, 'country', "'Atlantis' is not a known country (2 rows). The map does not show it."],
  ]);
});

test('MEND-16 the row whose region differs from most of its country is reported, though it comes first', async () => {
  const words = "This country is listed under 'Europe' in 3 rows of the file.";
  expect(await problemsOf(row({ region: 'Africa', year: 2023 }), ...years(2024, 3))).toEqual([
    [2, 'region', words],
  ]);
  const file = csv(
    ptHead,
    procedure('Africa', 'Italy', 2023),
    ...[2024, 2025, 2026].map((year) => procedure('Europe', 'Italy', year)),
  );
  expect(told((await staged('pt', file)).problems)).toEqual([[2, 'region', words]]);
});

test('MEND-16 the currency, the length of a period and the country of a respondent are what most rows have', async () => {
  const quarters = ['2024-Q2', '2024-Q3', '2024-Q4'].map((period) => sku({ 5: period }));
  const skus = csv(skuHead, sku({ 5: '2024-Q1', 8: 'US$' }), ...quarters, sku({ 5: '2024', 3: 'S2' }));
  expect(told((await staged('medsku', skus)).problems)).toEqual([
    [2, 'currency', "This currency differs from 'EUR', used in 4 rows."],
    [6, 'period', 'The periods of 4 rows are quarters. Years and quarters cannot be mixed.'],
  ]);
  const answers = await survey(
    ['r1', 'q1', 'A', 'Spain'],
    ['r1', 'q1', 'B', 'Italy'],
    ['r1', 'q1', 'C', 'Italy'],
  );
  expect(told((await staged('survey', answers)).problems)).toEqual([
    [2, 'country', "This respondent has 'Italy' in 2 rows."],
  ]);
});

test('MEND-16 of two rows with the same figure the one that does not fit its neighbours is reported', async () => {
  const fits = (kept: number) => `The same figure is in row ${kept}, where it fits the rows around it.`;
  const [first, second, third] = years(2020, 3);
  // 2022 was typed for 2021, and the 2022 below it is right.
  expect(await problemsOf(first ?? [], third ?? [], third ?? [], row({ year: 2023 }))).toEqual([
    [3, null, fits(4)],
  ]);
  // 2021 was typed for 2022.
  expect(await problemsOf(first ?? [], second ?? [], second ?? [], row({ year: 2023 }))).toEqual([
    [4, null, 'The same figure is already in row 3.'],
  ]);
  // Italy was typed for Spain.
  const spain = years(2020, 4, { country: 'Spain' });
  expect(await problemsOf(...spain.with(2, third ?? []), ...years(2020, 4))).toEqual([[4, null, fits(8)]]);
});

test('MEND-16 a second spelling of a name is reported where it is rarer, and one that may be is flagged', async () => {
  const rows = years(2015, 10, { company: 'Halden Surgical', value: 1 });
  expect(await problemsOf(row({ company: 'HALDEN SURGICAL', year: 2014 }), ...rows)).toEqual([
    [2, 'company', "'HALDEN SURGICAL' is spelt 'Halden Surgical' in 10 rows."],
  ]);
  const notes = await notesOf(row({ company: 'Halden Surgial', year: 2014 }), ...rows);
  expect(notes).toContainEqual([
    2,
    'company',
    "'Halden Surgial' is in 1 row, 'Halden Surgical' in 10 rows. Did you mean Halden Surgical?",
  ]);
});

test('MEND-16 companies above their market are reported at the figure that departs from other years', async () => {
  const market = (value: number, company: string, typed = {}) =>
    years(2021, 4, { company, value }).map((cells, index) =>
      index === 2 ? row({ company, value, year: 2023, ...typed }) : cells,
    );
  const sums = (words: string, sold: number, whole: number) =>
    `${words} companies add up to ${sold}, which is more than the ${whole} of all companies together.`;
  const others = [...market(30, 'Oriel'), ...market(20, 'Vantor')];
  expect(await problemsOf(...market(100, ''), ...market(40, 'Halden', { value: 400 }), ...others)).toEqual([
    [8, 'value', sums('With this figure the', 450, 100)],
  ]);
  expect(await problemsOf(...market(100, '', { value: 10 }), ...market(40, 'Halden'), ...others)).toEqual([
    [4, 'value', sums('The', 90, 10)],
  ]);
});

test('MEND-16 a mistyped year is told as such, not as a gap in all other series', async () => {
  const whole = ['Cemented', 'Revision', 'Partial'].flatMap((segment) => years(2023, 3, { segment }));
  const notes = await notesOf(
    ...whole,
    row({ segment: 'Robotic', year: 2023 }),
    row({ segment: 'Robotic', year: 2024 }),
    row({ segment: 'Robotic', year: 2035 }),
  );
  expect(notes.map(([, , message]) => message)).toEqual([
    'Only Knees · Robotic · Italy · value has a figure for 2035. Check its year.',
    expect.stringContaining(': Knees · Robotic · Italy · value (2025).'),
  ]);
});
