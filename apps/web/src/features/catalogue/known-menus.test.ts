import { expect, test } from 'vitest';
import { knownMenus } from './known-menus.ts';

const answer = {
  menus: {
    categories: [{ categoryId: 5, text: 'Dental', url: 'dental', count: 19 }],
    subCategories: [{ subCategoryId: 504, text: 'Implants', url: 'implants', count: 4 }],
  },
};

test('the answer decides', () => {
  expect(knownMenus({ filter: 'subscriptions', category: 'dental' }, answer, true)).toEqual(answer.menus);
});

test('CAT-25 under All the categories, and the sub-categories of the chosen one, stand before the answer', () => {
  const none = knownMenus({ filter: 'all', category: null }, undefined, false);
  expect(none.categories).toHaveLength(21);
  expect(none.subCategories).toEqual([]);
  const spine = knownMenus({ filter: 'all', category: 'spine' }, undefined, false);
  expect(spine.subCategories?.map(({ text }) => text)).toEqual(['Spinal Implants', 'Spinal MIS']);
});

test('elsewhere nothing is promised before the answer', () => {
  const menus = knownMenus({ filter: 'favorites', category: 'spine' }, undefined, false);
  expect(menus).toEqual({ categories: null, subCategories: null });
});

test('an answer for another category keeps the categories and not its sub-categories', () => {
  const menus = knownMenus({ filter: 'favorites', category: 'spine' }, answer, false);
  expect(menus).toEqual({ categories: answer.menus.categories, subCategories: null });
});
