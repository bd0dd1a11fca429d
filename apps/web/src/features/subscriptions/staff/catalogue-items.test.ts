import { expect, test } from 'vitest';
import { choicesIn, demoChoices } from './catalogue-items.ts';

const facts = { region: 'Europe' };
const tree = (collections: object[]) =>
  ({ categoriesData: [{ sub_categories: [{ collections }] }] }) as never;

const medsku = choicesIn(
  'medsku',
  tree([
    { ...facts, medsku_id: 2, medsku_name: 'Plates', medsku_year: 2026, medsku_demo_id: 20 },
    { ...facts, medsku_id: 1, medsku_name: 'Nails', medsku_year: 2026, medsku_demo_id: null },
  ]),
);

test('items of every kind have the same name for their id and are sorted by name', () => {
  expect(medsku.map(({ kind, report_id, report_name }) => [kind, report_id, report_name])).toEqual([
    ['medsku', 1, 'Nails'],
    ['medsku', 2, 'Plates'],
  ]);
});

test('ADM-14 MedCore reports are not offered, because companies are given them without subscribing', () => {
  const report = { ...facts, report_id: 7, report_name: 'Knees', report_year: 2026, c_report_id: null };
  const offered = choicesIn('report', tree([report, { ...report, report_name: 'MedCore', c_report_id: 3 }]));
  expect(offered.map(({ report_name }) => report_name)).toEqual(['Knees']);
});

test('ADM-14 demos are offered for those MedSKU and procedure-tracker items that have one', () => {
  const pt = choicesIn(
    'pt',
    tree([{ ...facts, pt_id: 3, pt_name: 'Stents', pt_year: 2026, pt_demo_id: 30 }]),
  );
  const demos = demoChoices([...medsku, ...pt]);
  expect(demos.map(({ kind, report_id, demo }) => [kind, report_id, demo])).toEqual([
    ['medsku', 2, true],
    ['pt', 3, true],
  ]);
});
