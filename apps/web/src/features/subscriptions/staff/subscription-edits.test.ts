import { describe, expect, test } from 'vitest';
import { entry, item } from './subscription.fixture.ts';
import {
  type Addition,
  changedLists,
  duplicateText,
  type Edit,
  edited,
  hasEdits,
  isThere,
  noEdits,
  openEdits,
  wantedOf,
} from './subscription-edits.ts';

const after = (...edits: Edit[]) => edits.reduce(edited, noEdits);
const ids = (items: Addition[]) => items.map(({ report_id }) => report_id);

const knees = entry(1);
const hips = entry(2);
const lent = entry(3, { source: { id: 9, company: 'Harbor Health' } });
const held = [knees, hips, lent];
const reports = 'report/full';

describe('unsaved edits', () => {
  test('ADM-14 a removed item can be kept, and nothing is left to save', () => {
    const removed = after({ type: 'remove', item: knees });
    expect(ids(wantedOf(reports, held, removed))).toEqual([2]);
    const kept = edited(removed, { type: 'add', item: knees });
    expect(hasEdits(kept)).toBe(false);
  });

  test('removing an unsaved addition leaves no trace', () => {
    const edits = after({ type: 'add', item: item(5) }, { type: 'remove', item: item(5) });
    expect(hasEdits(edits)).toBe(false);
  });

  test('ADM-14 what a colleague has saved in the meantime is no edit; buying what is inherited still is', () => {
    const added = after({ type: 'add', item: item(2) }, { type: 'add', item: item(3) });
    const edits = [knees, entry(7)].reduce((so, gone) => edited(so, { type: 'remove', item: gone }), added);
    const open = openEdits(held, edits);
    expect([open.added, open.removed].map((items) => ids([...items]))).toEqual([[3], [1]]);
  });

  test('undo discards all edits', () => {
    const edits = after({ type: 'remove', item: knees }, { type: 'add', item: item(5) }, { type: 'undo' });
    expect(edits).toEqual(noEdits);
  });
});

describe('what is saved', () => {
  test('ADM-14 the list is what the company has itself with the edits applied, without what it inherits', () => {
    const edits = after({ type: 'remove', item: hips }, { type: 'add', item: item(5) });
    expect(ids(wantedOf(reports, held, edits))).toEqual([1, 5]);
  });

  test('an item that a colleague has added in the meantime is not sent twice', () => {
    const edits = after({ type: 'add', item: item(5) });
    expect(ids(wantedOf(reports, [...held, entry(5)], edits))).toEqual([1, 2, 5]);
  });

  test('ADM-14 whole items, samples per market and demos are separate lists', () => {
    const edits = after(
      { type: 'add', item: item(1, { sample: true, market_name: 'Knee implants' }) },
      { type: 'add', item: item(4, { kind: 'medsku', demo: true }) },
      { type: 'add', item: item(4, { kind: 'pt', demo: true }) },
      { type: 'remove', item: knees },
    );
    expect(changedLists(edits)).toEqual([reports, 'report/sample', 'medsku/demo', 'pt/demo']);
    expect(wantedOf('report/sample', held, edits)).toMatchObject([{ market_name: 'Knee implants' }]);
    expect(ids(wantedOf(reports, held, edits))).toEqual([2]);
  });

  test('saving one list keeps the edits of the others', () => {
    const sent = after({ type: 'remove', item: knees }, { type: 'add', item: item(8, { kind: 'survey' }) });
    expect(changedLists(edited(sent, { type: 'saved', list: reports, sent }))).toEqual(['survey/full']);
  });

  test('ADM-14 edits made while a list is being saved remain to be saved', () => {
    const sent = after({ type: 'remove', item: knees }, { type: 'add', item: item(5) });
    const meanwhile: Edit[] = [
      { type: 'remove', item: hips },
      { type: 'add', item: item(6) },
    ];
    const left = edited(meanwhile.reduce(edited, sent), { type: 'saved', list: reports, sent });
    expect(left).toEqual({ added: [item(6)], removed: [hips] });
  });

  test('ADM-14 an edit undone while its list is being saved is reversed by the next update', () => {
    const sent = after({ type: 'remove', item: knees }, { type: 'add', item: item(5) });
    const meanwhile: Edit[] = [
      { type: 'add', item: knees },
      { type: 'remove', item: item(5) },
    ];
    const left = edited(meanwhile.reduce(edited, sent), { type: 'saved', list: reports, sent });
    expect(ids(wantedOf(reports, [hips, lent, entry(5)], left))).toEqual([2, 1]);
  });
});

describe('duplicates', () => {
  test('ADM-14 only what the company has itself or is about to get counts as a duplicate, not what it inherits', () => {
    const edits = after({ type: 'add', item: item(5) });
    expect([1, 3, 5, 6].map((id) => isThere(held, edits, item(id)))).toEqual([true, false, true, false]);
  });

  test('an item marked for removal may be added again, and a market of it is another item', () => {
    const edits = after({ type: 'remove', item: knees });
    expect(isThere(held, edits, item(1))).toBe(false);
    expect(isThere(held, noEdits, item(1, { sample: true, market_name: 'Knees' }))).toBe(false);
  });

  test('ADM-14 a duplicate is refused by name', () => {
    expect(duplicateText(item(1, { report_name: 'Costs in $' }))).toBe(
      '"Costs in $" has already been added to company\'s subscriptions',
    );
  });
});
