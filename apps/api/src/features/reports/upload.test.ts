import { expect, test } from 'vitest';
import { refusalOf, type UploadDetails } from './upload.ts';

const details: UploadDetails = {
  categoryId: 14,
  subCategoryId: 1405,
  title: 'Knees',
  year: 2026,
  region: 'Europe',
  icon: 'Knee',
  description: 'Implants',
};

test('a sub-category must belong to its category', () => {
  expect(refusalOf({ ...details, subCategoryId: 304 }, undefined, undefined)).toBe('sub-category-unknown');
  expect(refusalOf(details, undefined, undefined)).toBeNull();
});

test('ADM-02 the title of a past upload is locked', () => {
  const update = { ...details, reportId: 7 };
  expect(refusalOf(update, { item_name: 'Hips' }, undefined)).toBe('title-locked');
  expect(refusalOf(update, { item_name: 'Knees' }, 7)).toBeNull();
  // In another year it becomes another edition.
  expect(refusalOf(update, { item_name: 'Knees' }, undefined)).toBeNull();
});

test('an edition can exist only once', () => {
  expect(refusalOf(details, undefined, 7)).toBe('edition-exists');
  expect(refusalOf({ ...details, reportId: 8 }, { item_name: 'Knees' }, 7)).toBe('edition-exists');
});
