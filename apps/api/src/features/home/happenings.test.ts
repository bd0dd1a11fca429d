import { expect, test } from 'vitest';
import type { CatalogueItem } from '../catalogue/index.ts';
import { firstYearsOf, happeningsAmong } from './happenings.ts';

const day = (number: number) => new Date(Date.UTC(2026, 9, number));

function item(item_id: number, over: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    item_id,
    item_name: `Report ${item_id}`,
    item_year: 2026,
    line_id: item_id,
    visible: true,
    date_added: day(1),
    ...over,
  } as CatalogueItem;
}

function tagged(items: CatalogueItem[], over: Partial<Parameters<typeof happeningsAmong>[0]> = {}) {
  const known = new Map(items.map((one) => [one.item_id, one]));
  const facts = { items: known, releases: [], figures: [], firstYears: firstYearsOf(items), since: day(10) };
  return happeningsAmong({ ...facts, ...over }).map(({ item: { item_id }, tag }) => `${item_id} ${tag}`);
}

test('HOME-01 what was added lately is new, or a new edition if its line had one before', () => {
  const first = item(1, { line_id: 5, item_year: 2025 });
  const second = item(2, { line_id: 5, date_added: day(12) });
  expect(tagged([first, second, item(3, { date_added: day(11) }), item(4)])).toEqual([
    '2 new edition',
    '3 new',
  ]);
});

test('HOME-01 a hidden edition is no edition before', () => {
  const hidden = item(1, { line_id: 5, item_year: 2025, visible: false });
  expect(tagged([hidden, item(2, { line_id: 5, date_added: day(12) })])).toEqual(['2 new']);
});

test('HOME-01 an item stands once, with the last that happened to it', () => {
  const release = { item_id: 1, version: 2, previous: 1, at: day(20), note: '' };
  const figures = [
    { item_id: 1, at: day(18) },
    { item_id: 2, at: day(21) },
    { item_id: 9, at: day(22) },
  ];
  const items = [item(1, { date_added: day(12) }), item(2)];
  expect(tagged(items, { releases: [release], figures })).toEqual(['2 updated', '1 updated']);
});
