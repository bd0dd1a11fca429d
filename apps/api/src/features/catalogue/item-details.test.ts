import { expect, test } from 'vitest';
import { digestOf, edited } from './item-details.ts';

const knees = {
  item_name: 'Knees',
  item_year: 2026,
  region: 'Europe',
  icon: 'Knee',
  description: 'Implants',
  category_id: 14,
  sub_category_id: 1405,
} as const;

test('a field left out of an edit keeps its value, so that the edit of a colleague stays', () => {
  expect(edited(knees, {})).toEqual(knees);
  expect(edited(knees, { description: 'Stems' })).toEqual({ ...knees, description: 'Stems' });
  expect(edited(knees, { region: 'Global' })).toEqual({ ...knees, region: 'Global' });
  const filed = { category_id: 15, sub_category_id: 1501 };
  expect(edited(knees, { categoryId: 15, subCategoryId: 1501 })).toEqual({ ...knees, ...filed });
});

test('every detail of a report counts for its digest, and nothing else does', () => {
  const others = [
    { item_name: 'Hips' },
    { item_year: 2027 },
    { region: 'Global' as const },
    { icon: 'Bed' as const },
    { description: 'Stems' },
    { category_id: 15 },
    { sub_category_id: 1406 },
  ];
  const digests = others.map((one) => digestOf({ ...knees, ...one }));
  expect(new Set([digestOf(knees), ...digests]).size).toBe(others.length + 1);
  const hidden = { ...knees, visible: false, current_version: 3 };
  expect(digestOf(hidden)).toBe(digestOf(knees));
});

test('ADM-08 a field left empty in an edit keeps its value or takes its default', () => {
  const nothing = { title: '', year: 0, region: '', icon: '', description: '' } as const;
  expect(edited(knees, nothing)).toEqual({ ...knees, region: 'Global', icon: 'Bandage' });
  const all = { title: 'Hips', year: 2027, region: 'Europe', icon: 'Bed', description: 'Stems' } as const;
  expect(edited(knees, all)).toEqual({
    ...knees,
    item_name: 'Hips',
    item_year: 2027,
    region: 'Europe',
    icon: 'Bed',
    description: 'Stems',
  });
});
