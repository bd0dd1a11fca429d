import type { QuickFilter } from '@caliper/contract/catalogue/catalogue.values.ts';
import { categories } from '@caliper/contract/catalogue/categories.ts';
import { describe, expect, test } from 'vitest';
import { type CustomItem, customItems } from './custom-items.ts';
import { type Choice, type Mine, pageOf, quickFiltered } from './filter.ts';
import { unfiled } from './item-details.ts';
import { type CatalogueItem, newestFirst, type Shelf, stock } from './shelf.ts';

const orthopedics = categories.find(({ text }) => text === 'Orthopedics');
const dialysis = categories.find(({ text }) => text === 'Dialysis');
if (!orthopedics || !dialysis) throw new Error('The tree has changed');

let ids = 0;
function item(over: Partial<CatalogueItem> = {}): CatalogueItem {
  const item_id = ++ids;
  return {
    item_id,
    kind: 'report',
    item_name: `Report ${item_id}`,
    item_year: 2026,
    ...unfiled,
    region: 'Europe',
    description: '',
    category_id: 14,
    sub_category_id: 1405,
    visible: true,
    global_dashboard: true,
    dashboard_kind: 'market',
    chapters: 10,
    date_added: new Date(0),
    demo_id: null,
    c_report_id: null,
    ...over,
  };
}

const knees = item({ item_name: 'Knees' });
const kneesBefore = item({ item_name: 'Knees', item_year: 2024 });
const trauma = item({ item_name: 'Trauma', sub_category_id: 1408, region: 'Global' });
const stents = item({ item_name: 'Stents', category_id: 3, sub_category_id: 304, region: 'Asia Pacific' });
const hidden = item({ item_name: 'Hidden', visible: false });
const shelf = stock([stents, hidden, trauma, kneesBefore, knees].toSorted(newestFirst)).report;

/** A custom report, filed with its first report. */
function customReport(source: CatalogueItem, name: string, over: Partial<CustomItem['custom']>): CustomItem {
  const people = { user_email: 'ines@meridian.example', owner: 'Ines', company: 'Meridian' };
  const custom = { why: ['owner' as const], medcore: false, favorite: false, chosen: [], ...people, ...over };
  return { ...source, item_name: name, c_report_id: ++ids, filings: [source], custom };
}

const given = { medcore: true, why: ['given' as const] };

test('CR-15 a custom report offers a dashboard only with chosen markets, and is dated like itself', () => {
  const row = {
    c_report_id: 1,
    c_report_name: 'Mine',
    why: ['owner' as const],
    created_on: '2026-02-03',
    user_email: '',
    owner: '',
    company: '',
    medcore: false,
    favorite: false,
    sources: [hidden.item_id, knees.item_id],
  };
  const chosen = [{ report_id: knees.item_id, market_names: ['Knees'] }];
  const [bare, full] = customItems(
    [
      { ...row, chosen: [] },
      { ...row, chosen },
    ],
    shelf,
  );
  expect([bare?.global_dashboard, full?.global_dashboard]).toEqual([false, true]);
  expect(bare).toMatchObject({ item_id: knees.item_id, description: 'Knees, 2026', visible: true });
});

const nobody: Mine = { subscribed: new Set(), favorites: new Set(), custom: [] };

function look(choice: Partial<Choice>, mine: Partial<Mine> = {}, from: Shelf = shelf) {
  const whole: Choice = { section: 'catalog', filter: 'all', page: 1, ...choice };
  const page = pageOf(quickFiltered(from, whole.filter, { ...nobody, ...mine }), whole);
  return {
    ...page,
    names: page.items.map(({ item_name, item_year }) => `${item_name} ${item_year}`),
    categories: page.menus.categories.map(({ text }) => text),
    subCategories: page.menus.subCategories.map(({ text }) => text),
  };
}

const mineOf = (...items: CatalogueItem[]) => new Set(items.map(({ item_id }) => item_id));

test('CAT-20 only Subscriptions lists items because the company has them', () => {
  const mine = { subscribed: mineOf(knees) };
  expect(look({ filter: 'subscriptions' }, mine).names).toEqual(['Knees 2026']);
  expect(look({ filter: 'favorites' }, mine).names).toEqual([]);
  expect(look({ filter: 'all', category: orthopedics }, mine).names).toEqual([
    'Knees 2026',
    'Trauma 2026',
    'Knees 2024',
  ]);
});

test('CAT-21 region, year and sub-category narrow the category; without them all of it is listed', () => {
  const all = look({ category: orthopedics });
  expect(all.total).toBe(3);
  expect(look({ category: orthopedics, region: 'Global' }).names).toEqual(['Trauma 2026']);
  expect(look({ category: orthopedics, year: 2024 }).names).toEqual(['Knees 2024']);
  expect(look({ category: orthopedics, subCategoryId: 1405 }).total).toBe(2);
});

test('CAT-22 under Subscriptions the menus hold only what the company has, including MedCore reports', () => {
  const mine = { subscribed: mineOf(knees), custom: [customReport(stents, 'Stent pack', given)] };
  const page = look({ filter: 'subscriptions', category: orthopedics }, mine);
  expect(page.categories).toEqual(['Cardiovascular', 'Orthopedics']);
  expect(page.subCategories).toEqual(['Large Joint']);
  expect(look({ filter: 'subscriptions' }, mine).names).toEqual(['Knees 2026', 'Stent pack 2026']);
});

test('CAT-23 Favorites lists only favourites, and a MedCore report only while the company has it', () => {
  const favorites = mineOf(knees);
  const held = customReport(stents, 'Essentials', { ...given, favorite: true });
  const lost = customReport(stents, 'Lost', { medcore: true, favorite: true, why: ['staff'] });
  const other = customReport(stents, 'Not marked', given);
  expect(look({ filter: 'favorites' }, { favorites, custom: [lost, other] }).names).toEqual(['Knees 2026']);
  const both = look({ filter: 'favorites' }, { favorites, custom: [held] });
  expect(both.names).toEqual(['Essentials 2026', 'Knees 2026']);
});

test('CAT-24 under Custom Reports the menus hold the categories the custom reports come from', () => {
  const custom = [customReport(stents, 'Mine', {}), customReport(trauma, 'Managed', { why: ['staff'] })];
  const page = look({ filter: 'custom-reports' }, { custom, subscribed: mineOf(knees) });
  expect(page).toMatchObject({ names: ['Mine 2026'], categories: ['Cardiovascular'] });
  expect(look({ filter: 'custom-reports' }).categories).toEqual([]);
});

test('CAT-24 CAT-37 a custom report from several reports is listed once under each of their categories', () => {
  const several = { ...customReport(stents, 'Several', {}), filings: [stents, trauma, knees] };
  const mine = { custom: [several, customReport(knees, 'One', {})] };
  const page = look({ filter: 'custom-reports', category: orthopedics }, mine);
  expect(page.categories).toEqual(['Cardiovascular', 'Orthopedics']);
  expect(page.names).toEqual(['One 2026', 'Several 2026']);
  expect(page.subCategories).toEqual(['Large Joint', 'Trauma']);
  expect(look({ filter: 'custom-reports' }, mine).total).toBe(2);
});

test('CR-14 MedCore reports are listed among the reports, sorted with them; other custom reports are not', () => {
  const custom = [
    customReport(trauma, 'Joint pack', given),
    customReport(kneesBefore, 'Old pack', { medcore: true, why: ['staff'] }),
    customReport(knees, 'Mine', {}),
    customReport(knees, 'Of the team', { why: ['shared'] }),
    customReport(hidden, 'Of what is hidden', given),
  ];
  const page = look({ category: orthopedics }, { custom });
  expect(page.names).toEqual(['Joint pack 2026', 'Knees 2026', 'Trauma 2026', 'Knees 2024', 'Old pack 2024']);
  expect(page.possibleRegions).toEqual(['Europe', 'Global']);
  expect(look({ category: orthopedics, subCategoryId: 1408 }, { custom }).total).toBe(2);
  expect(look({ category: orthopedics }).total).toBe(3);
  expect(look({}, { custom }).menus.categories.find(({ text }) => text === 'Orthopedics')?.count).toBe(5);
});

test('CAT-25 otherwise the menu has all categories, and the sub-categories of the chosen one', () => {
  const open = look({});
  expect(open.categories).toHaveLength(21);
  expect(open.subCategories).toEqual([]);
  const chosen = look({ category: orthopedics });
  expect(chosen.subCategories).toEqual(orthopedics.subCategories.map(({ text }) => text));
  expect(look({ category: dialysis })).toMatchObject({ subCategories: [], total: 0, pages: 1 });
});

test.each(['medsku', 'pt', 'survey'] as const)(
  'CAT-26 in %s, subscriptions and favourites determine the menus',
  (section) => {
    const [one, other] = [
      item({ kind: section }),
      item({ kind: section, category_id: 3, sub_category_id: 301 }),
    ];
    const own = stock([one, other])[section];
    const mine = { subscribed: mineOf(one), favorites: mineOf(other) };
    expect(look({ section, filter: 'subscriptions' }, mine, own).categories).toEqual(['Orthopedics']);
    expect(look({ section, filter: 'favorites' }, mine, own).categories).toEqual(['Cardiovascular']);
    expect(look({ section, filter: 'all' }, mine, own)).toMatchObject({ total: 2 });
    expect(look({ section, filter: 'all' }, mine, own).categories).toHaveLength(21);
  },
);

test('CAT-18 the regions on offer are those of the items left before filtering by region', () => {
  expect(look({ category: orthopedics, region: 'Global' }).possibleRegions).toEqual(['Europe', 'Global']);
  expect(look({ category: orthopedics, year: 2024 }).possibleRegions).toEqual(['Europe']);
  expect(look({ category: orthopedics, year: 2024 }).possibleYears).toEqual([2026, 2024]);
});

test('CAT-07 no reports are listed before a filter is chosen, but the menus are there', () => {
  expect(look({})).toMatchObject({ names: [], total: 0 });
  expect(look({}).menus.categories.find(({ text }) => text === 'Orthopedics')?.count).toBe(3);
  expect(look({ region: 'Asia Pacific' }).names).toEqual(['Stents 2026']);
});

test('CAT-31 hidden items appear nowhere: not in lists, counts, favourites or subscriptions', () => {
  const mine = { subscribed: mineOf(hidden), favorites: mineOf(hidden) };
  for (const filter of ['subscriptions', 'favorites'] satisfies QuickFilter[])
    expect(look({ filter }, mine)).toMatchObject({ total: 0, categories: [], possibleRegions: [] });
  expect(look({ category: orthopedics }, mine).names).not.toContain('Hidden 2026');
});

test('CAT-02 pages have twenty items, newest first and then by name; a page past the end shows the last one', () => {
  const many = stock(
    Array.from({ length: 45 }, (_, index) => item({ item_name: `Part ${index + 1}` })),
  ).report;
  const second = look({ category: orthopedics, page: 2 }, {}, many);
  expect(second).toMatchObject({ total: 45, pages: 3, page: 2 });
  expect(second.names[0]).toBe('Part 21 2026');
  expect(look({ category: orthopedics, page: 9 }, {}, many)).toMatchObject({ page: 3 });
  expect(look({ category: orthopedics, page: 9 }, {}, many).names).toHaveLength(5);
});

test('the newest are listed first, then by name and region; editions of a MedCore report stay in place', () => {
  const one = item({ item_name: 'Same', item_year: 2020 });
  const other = item({ item_name: 'Same', item_year: 2020 });
  expect([other, one].sort(newestFirst)).toEqual([one, other]);
  const old = customReport(item({ item_year: 2019 }), 'Old', given);
  expect(look({}, { custom: [old] }).possibleYears).toEqual([2026, 2024, 2019]);
});

describe('HOME-02', () => {
  const hips = [2026, 2025, 2024].map((item_year) => item({ item_name: 'Hips', item_year, line_id: 7 }));
  const spines = [2026, 2025].map((item_year) => item({ item_name: 'Spine', item_year, line_id: 8 }));
  const late = item({ item_name: 'Arms', item_year: 2020, line_id: 9, date_added: new Date(5000) });
  const lines = stock([...hips, ...spines, late].toSorted(newestFirst)).report;
  const all = { section: 'medsku', filter: 'all', page: 1 } as const;
  const listed = (choice: Partial<Choice>) => {
    const { items, ...page } = pageOf(quickFiltered(lines, 'all', nobody), { ...all, ...choice });
    return { ...page, names: items.map(({ item_name, item_year }) => `${item_name} ${item_year}`) };
  };
  const nobody: Mine = { subscribed: new Set(), favorites: new Set(), custom: [] };

  test('HOME-02 editions of one title stand together where the newest stands, and are counted each', () => {
    expect(listed({})).toMatchObject({
      names: ['Hips 2026', 'Hips 2025', 'Hips 2024', 'Spine 2026', 'Spine 2025', 'Arms 2020'],
      total: 6,
      pages: 1,
    });
  });

  test('HOME-02 what is on a page does not depend on editions: each has the same items as before', () => {
    const many = Array.from({ length: 24 }, (_, index) =>
      item({
        item_name: `Report ${index}`,
        item_year: 2026 - (index % 2),
        line_id: Math.floor(index / 2) + 20,
      }),
    );
    const shelf = stock(many.toSorted(newestFirst)).report;
    const names = [1, 2].map((page) =>
      pageOf(quickFiltered(shelf, 'all', nobody), { ...all, page })
        .items.map(({ item_id }) => item_id)
        .sort(),
    );
    const ordered = many.toSorted(newestFirst).map(({ item_id }) => item_id);
    expect(names).toEqual([ordered.slice(0, 20).sort(), ordered.slice(20).sort()]);
  });

  test('HOME-02 a list can be sorted by title, or by when items were added', () => {
    expect(listed({ sort: 'title' }).names[0]).toBe('Arms 2020');
    expect(listed({ sort: 'added' }).names[0]).toBe('Arms 2020');
    expect(listed({ sort: 'newest' }).names).toEqual(listed({}).names);
  });

  test('HOME-02 a custom report is no edition of the report that it takes its details from', () => {
    const [hip] = hips;
    if (!hip) throw new Error('There is none');
    const custom = [customReport(hip, 'Zone', given), customReport(hip, 'Yard', given)];
    const found = pageOf(quickFiltered(lines, 'all', { ...nobody, custom }), { ...all, sort: 'title' });
    expect(found.items.map(({ item_name }) => item_name).slice(-2)).toEqual(['Yard', 'Zone']);
  });
});
