import { expect, test } from 'vitest';
import { knownMenus } from './known-menus.ts';

const answer = {
  menus: {
    categories: [{ categoryId: 5, text: 'Dental', url: 'dental', count: 19 }],
    subCategories: [{ subCategoryId: 504, text: 'Implants', url: 'implants', count: 4 }],
  },
};

test('the answer decides', () => {
  expect(knownMenus({ filter: 'subscriptions', category: 'dental' }, answer, answer)).toEqual(answer.menus);
});

test("CAT-25 under All, the categories and the chosen one's sub-categories are known before the answer", () => {
  const none = knownMenus({ filter: 'all', category: null }, undefined, undefined);
  expect(none.categories).toHaveLength(21);
  expect(none.subCategories).toEqual([]);
  const spine = knownMenus({ filter: 'all', category: 'spine' }, undefined, undefined);
  expect(spine.subCategories?.map(({ text }) => text)).toEqual(['Spinal Implants', 'Spinal MIS']);
});

test('with other quick filters nothing is shown before the answer', () => {
  const menus = knownMenus({ filter: 'favorites', category: 'spine' }, undefined, undefined);
  expect(menus).toEqual({ categories: null, subCategories: null });
});

test('an answer for another category provides the categories but not the sub-categories', () => {
  const menus = knownMenus({ filter: 'favorites', category: 'spine' }, answer, undefined);
  expect(menus).toEqual({ categories: answer.menus.categories, subCategories: null });
});
