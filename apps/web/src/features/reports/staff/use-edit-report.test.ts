import { expect, test } from 'vitest';
import type { ManagedReport } from './report-tree.ts';
import { editBodyOf, editFormOf, yearProblem } from './use-edit-report.ts';

const report = {
  report_name: 'Knees',
  report_year: 2026,
  region: 'Europe',
  icon: 'Knee',
  description: 'All of them',
  category_id: 14,
  sub_category_id: 1405,
} as ManagedReport;

const opened = editFormOf(report);

test('ADM-26 the form starts with the current details', () => {
  expect(opened).toEqual({
    title: 'Knees',
    year: '2026',
    region: 'Europe',
    icon: 'Knee',
    description: 'All of them',
    categoryId: 14,
    subCategoryId: 1405,
  });
});

test('PUB-10 another place is sent with its category', () => {
  const moved = { ...opened, categoryId: 16, subCategoryId: 1602 };
  expect(editBodyOf(opened, moved)).toEqual({ categoryId: 16, subCategoryId: 1602 });
  expect(editBodyOf(opened, { ...opened, subCategoryId: 1406 })).toEqual({
    categoryId: 14,
    subCategoryId: 1406,
  });
});

test('ADM-08 empty fields are sent empty, an empty year as zero', () => {
  const emptied = { ...opened, title: ' ', year: '', region: '' as const, description: '' };
  expect(editBodyOf(opened, emptied)).toEqual({ title: '', year: 0, region: '', description: '' });
});

test('only what was changed is sent, so that a colleague can change the rest meanwhile', () => {
  expect(editBodyOf(opened, { ...opened, title: ' Knees ', region: 'Global' })).toEqual({ region: 'Global' });
  expect(editBodyOf(opened, { ...opened, year: ' 2027', icon: 'Screw' })).toEqual({
    year: 2027,
    icon: 'Screw',
  });
});

test('only a real difference is an edit', () => {
  expect(editBodyOf(opened, { ...opened, title: ' Knees ' })).toEqual({});
});

test.each([
  ['', undefined],
  ['0', undefined],
  ['2027', undefined],
  ['1889', expect.stringContaining('1990')],
  ['20.5', expect.stringContaining('1990')],
  ['next', expect.stringContaining('1990')],
])('the year %j is checked before it is sent', (year, problem) => {
  expect(yearProblem({ ...opened, year }).year).toEqual(problem);
});
