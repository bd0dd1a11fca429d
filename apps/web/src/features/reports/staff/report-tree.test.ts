import { expect, test } from 'vitest';
import type { ReportTree } from '../reports.queries.ts';
import { type ManagedReport, managedCategories, matchingReports, withReport } from './report-tree.ts';

const report = (report_id: number, report_name: string) =>
  ({ report_id, report_name, report_year: 2026, visible: 1 }) as ManagedReport;

const tree: ReportTree = {
  categoriesData: [
    {
      category_id: 14,
      category_name: 'Orthopedics',
      sub_categories: [
        {
          sub_category_id: 1405,
          sub_category_name: 'Large Joint',
          collections: [report(1, 'shoulders'), report(2, 'Knees'), report(3, 'ankles')],
        },
        { sub_category_id: 1408, sub_category_name: 'Trauma', collections: [] },
      ],
    },
    { category_id: 18, category_name: 'Urology', sub_categories: [] },
    {
      category_id: 16,
      category_name: 'Spine',
      sub_categories: [
        { sub_category_id: 1601, sub_category_name: 'Spinal Implants', collections: [report(4, 'Rods')] },
      ],
    },
  ],
};

test('ADM-05 only categories and sub-categories with reports are shown', () => {
  const shown = managedCategories(tree).map(({ name, subCategories }) => [
    name,
    ...subCategories.map((one) => one.name),
  ]);
  expect(shown).toEqual([
    ['Orthopedics', 'Large Joint'],
    ['Spine', 'Spinal Implants'],
  ]);
});

test('ADM-05 reports are sorted by title, ignoring case', () => {
  const [first] = managedCategories(tree)[0]?.subCategories ?? [];
  expect(first?.reports.map(({ report_name }) => report_name)).toEqual(['ankles', 'Knees', 'shoulders']);
});

test('a title is found by its words in any order and case, and by its year', () => {
  const reports = [report(1, 'Large-Joint Reconstruction'), report(2, 'Small Bone and Joint')];
  expect(matchingReports(reports, 'JOINT large').map(({ report_id }) => report_id)).toEqual([1]);
  expect(matchingReports(reports, '2026 bone').map(({ report_id }) => report_id)).toEqual([2]);
  expect(matchingReports(reports, '  ')).toEqual(reports);
});

test('a change of one report keeps the other categories the same objects', () => {
  const changed = withReport(tree, 2, (one) => ({ ...one, visible: 0 }));
  expect(changed.categoriesData[2]).toBe(tree.categoriesData[2]);
  expect(managedCategories(changed)[1]).toBe(managedCategories(tree)[1]);
  expect(changed.categoriesData[0]?.sub_categories[0]?.collections[1]?.visible).toBe(0);
});

test('deleting a report removes its category if that is then empty', () => {
  const changed = withReport(tree, 4, () => null);
  expect(managedCategories(changed).map(({ name }) => name)).toEqual(['Orthopedics']);
});
