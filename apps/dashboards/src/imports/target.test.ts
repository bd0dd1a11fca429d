import { expect, test } from 'vitest';
import { emptyForm } from './import-form.ts';
import { dashboardPath, targetOf, targetWords } from './target.ts';

const item = {
  item_id: 7,
  name: 'Knees & Hips',
  year: 2025,
  region: 'Europe',
  dashboard_kind: 'market',
  figures: true,
  demo: false,
} as const;
const form = { ...emptyForm(2026), itemId: 7, name: 'Stents ', demo: true };

test('DASH-08 figures go to the chosen item, or to the new one that the form describes', () => {
  expect(targetWords(targetOf(form, [item]))).toBe('the demo figures of Knees & Hips, 2025');
  expect(targetWords(targetOf({ ...form, isNew: true, demo: false }, [item]))).toBe('Stents, 2026');
});

test('DASH-11 applied figures are opened at the address that the card has', () => {
  const target = targetOf(form, [item]);
  expect(dashboardPath('medsku', 7, target)).toBe('/medsku/dashboard/7/knees-and-hips?demo');
  expect(dashboardPath('global', 7, { ...target, demo: false, dashboardKind: 'medaccess' })).toBe(
    '/medaccess/dashboard/7/knees-and-hips',
  );
});
