import { expect, test } from 'vitest';
import { editBodyOf, editFormOf, isEdited, yearProblem } from './edit-form.ts';
import type { ManagedReport } from './report-tree.ts';

const report = {
  report_name: 'Knees',
  report_year: 2026,
  region: 'Europe',
  icon: 'Knee',
  description: 'All of them',
} as ManagedReport;

test('ADM-26 the form starts with the current details', () => {
  expect(editBodyOf(editFormOf(report))).toEqual({
    title: 'Knees',
    year: 2026,
    region: 'Europe',
    icon: 'Knee',
    description: 'All of them',
  });
});

test('ADM-08 empty fields are sent empty, an empty year as zero', () => {
  const emptied = { ...editFormOf(report), title: ' ', year: '', region: '' as const, description: '' };
  expect(editBodyOf(emptied)).toMatchObject({ title: '', year: 0, region: '', description: '' });
});

test('only a real difference is an edit', () => {
  const form = editFormOf(report);
  expect(isEdited(report, { ...form, title: ' Knees ' })).toBe(false);
  expect(isEdited(report, { ...form, description: 'Some of them' })).toBe(true);
  expect(isEdited(report, { ...form, icon: 'Screw' })).toBe(true);
});

test.each([
  ['', null],
  ['0', null],
  ['2027', null],
  ['1889', expect.stringContaining('1990')],
  ['20.5', expect.stringContaining('1990')],
  ['next', expect.stringContaining('1990')],
])('the year %j is checked before it is sent', (year, problem) => {
  expect(yearProblem({ ...editFormOf(report), year })).toEqual(problem);
});
