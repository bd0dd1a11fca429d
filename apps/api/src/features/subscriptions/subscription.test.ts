import { expect, test } from 'vitest';
import { makeViewer } from '../../testing/viewer.ts';
import { type CompanyRow, difference, type EntitledRow, mayRead, split } from './subscription.ts';

const yesterday = new Date('2026-05-31T00:00:00Z');
const company: CompanyRow = {
  id: 1,
  company: 'Meridian',
  headquarter: false,
  headquarter_id: 9,
};

function row(over: Partial<EntitledRow> = {}): EntitledRow {
  return {
    item_id: 5,
    item_name: 'Knees',
    item_year: 2026,
    region: 'Europe',
    access: 'full',
    market_name: '',
    since: yesterday,
    source_id: 1,
    source_company: 'Meridian',
    subscription_id: 1,
    live: true,
    ended_at: null,
    ...over,
  };
}

test('SUB-04 running subscriptions are active, expired ones have ended', () => {
  const rows = [row(), row({ item_id: 6, source_id: 9 })];
  expect(split(company, rows)).toEqual({ active: rows, ended: [] });
  const ended = row({ live: false });
  expect(split(company, [ended])).toEqual({ active: [], ended: [ended] });
});

test("what a headquarter lends ends with it and is not part of the subsidiary's history", () => {
  const lent = row({ source_id: 9, live: false });
  expect(split(company, [lent])).toEqual({ active: [], ended: [] });
});

test('SUB-01 a customer reads its own company and its subsidiaries, staff any', () => {
  const below = { ...company, id: 2, headquarter_id: 1 };
  const other = { ...company, id: 3, headquarter_id: null };
  const viewer = makeViewer({ usergroupId: 1 });
  expect([company, below, other].map((one) => mayRead(viewer, one))).toEqual([true, true, false]);
  for (const role of ['admin', 'sales'] as const) expect(mayRead(makeViewer({ role }), other)).toBe(true);
  expect(mayRead(makeViewer({ role: 'publications', usergroupId: 1 }), other)).toBe(false);
});

test('saving a list adds what is new and ends what is missing; saving it again changes nothing', () => {
  const has = [
    { item_id: 1, market_name: '', subscription_id: 11 },
    { item_id: 2, market_name: '', subscription_id: 12 },
  ];
  const wanted = [2, 3, 3].map((item_id) => ({ item_id, market_name: '' }));
  expect(difference(has, wanted)).toEqual({ added: [{ item_id: 3, market_name: '' }], ended: [has[0]] });
  expect(difference(has, has)).toEqual({ added: [], ended: [] });
});
