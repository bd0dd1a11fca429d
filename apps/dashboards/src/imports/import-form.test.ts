import { ApiError } from '@caliper/contract/client/api-error.ts';
import { stageBody } from '@caliper/contract/dashboards/dashboards.schemas.ts';
import { expect, test } from 'vitest';
import { bodyOf, emptyForm, fieldProblemsOf, fileProblem, isBegun, missingFields } from './import-form.ts';

const file = new File(['market'], 'figures.csv');
const chosen = { ...emptyForm(2026), itemId: 7, file };
const made = {
  ...emptyForm(2026),
  isNew: true,
  name: ' Stents ',
  category_id: 3,
  sub_category_id: 304,
  demo: true,
  file,
};

test('DASH-07 an import needs an item and a file, and a new item its facts', () => {
  expect(Object.keys(missingFields(emptyForm(2026)))).toEqual(['itemId', 'file']);
  expect(Object.keys(missingFields({ ...emptyForm(2026), isNew: true }))).toEqual([
    'name',
    'category_id',
    'sub_category_id',
    'file',
  ]);
  expect([missingFields(chosen), missingFields(made)]).toEqual([{}, {}]);
});

test('DASH-07 an existing item is sent by its id, with its kind of dashboard for a report only', () => {
  expect(bodyOf('global', { ...chosen, dashboardKind: 'medaccess', note: ' Prices of 2025. ' })).toEqual({
    itemId: '7',
    demo: '0',
    dashboard_kind: 'medaccess',
    fileName: 'figures.csv',
    note: 'Prices of 2025.',
  });
  const demo = { ...chosen, demo: true };
  expect(bodyOf('pt', demo)).toEqual({ itemId: '7', demo: '1', fileName: 'figures.csv', note: '' });
});

test('leaving loses typed text and the file, not choices', () => {
  const choices = { ...emptyForm(2026), isNew: true, category_id: 3, region: 'Europe' as const, demo: true };
  expect(isBegun(choices)).toBe(false);
  for (const part of [{ name: 'S' }, { description: 'All' }, { note: 'Prices' }, { file }])
    expect(isBegun({ ...choices, ...part })).toBe(true);
});

test('DASH-07 a new item is sent in the form that the call takes', () => {
  const { success, data } = stageBody.safeParse(bodyOf('medsku', made));
  expect(success).toBe(true);
  expect(data).toMatchObject({ item: { name: 'Stents', year: 2026, sub_category_id: 304, demo: true } });
  expect(data).not.toHaveProperty('itemId');
});

test('DASH-08 only CSV files and workbooks of a fitting size are sent', () => {
  expect(fileProblem('pt', { name: 'a.CSV', size: 1 })).toBeNull();
  expect(fileProblem('pt', { name: 'a.xlsx', size: 200 * 1024 * 1024 })).toBeNull();
  expect(fileProblem('survey', { name: 'a.xlsx', size: 1 })).toBeNull();
});

test.each([
  ['pt', 'a.xlsx', 200 * 1024 * 1024 + 1, '200 MB'],
  ['pt', 'a.xls', 1, 'a.xls is neither'],
  ['pt', 'a.csv', 0, 'a.csv is empty.'],
  // It has two tables.
  ['survey', 'a.csv', 1, 'a.csv is not an Excel workbook (.xlsx).'],
] as const)('DASH-08 for %s, %s of %d bytes is refused: %s', (kind, name, size, words) => {
  expect(fileProblem(kind, { name, size })).toContain(words);
});

test('a problem that the server reports for a field is shown at that field', () => {
  const refused = (code: string, fields = {}) =>
    fieldProblemsOf(new ApiError({ status: 422, code, detail: 'No.', fields }));
  expect(refused('import-item-exists', { name: 'There is one.' })).toEqual({ name: 'There is one.' });
  expect(refused('invalid-fields', { 'item.year': 'Too late.' })).toEqual({ year: 'Too late.' });
  expect(refused('import-busy')).toEqual({});
});
