import { expect, test } from 'vitest';
import { entry } from './subscription.fixture.ts';
import { edited, noEdits } from './subscription-edits.ts';
import { editsSentence, isIncomplete, rowsOf, tabOf } from './subscription-tabs.ts';

test('ADM-14 four kinds, samples and demos each have a tab', () => {
  const items = [
    entry(1),
    entry(2, { kind: 'medsku' }),
    entry(3, { kind: 'pt' }),
    entry(4, { kind: 'survey' }),
    entry(1, { sample: true, market_name: 'Knees' }),
    entry(2, { kind: 'medsku', demo: true }),
    entry(3, { kind: 'pt', demo: true }),
  ];
  expect(items.map(tabOf)).toEqual(['reports', 'medsku', 'pt', 'surveys', 'samples', 'demos', 'demos']);
});

test('ADM-14 rows say whether they will be added or removed', () => {
  const held = [entry(1), entry(2)];
  const removed = edited(noEdits, { type: 'remove', item: entry(2) });
  const edits = edited(removed, { type: 'add', item: entry(3) });
  expect(rowsOf('reports', held, edits).map(({ item, state }) => [item.report_id, state])).toEqual([
    [1, 'held'],
    [2, 'removed'],
    [3, 'added'],
  ]);
  expect(editsSentence(held, edits)).toBe('1 report will be removed, 1 will be added.');
  const more = edited(edits, { type: 'add', item: entry(8, { kind: 'survey' }) });
  expect(editsSentence(held, edited(more, { type: 'add', item: entry(9, { kind: 'survey' }) }))).toBe(
    '1 report will be removed, 1 will be added. 2 surveys will be added.',
  );
  const tracker = edited(noEdits, { type: 'add', item: entry(5, { kind: 'pt' }) });
  expect(editsSentence([], tracker)).toBe('1 procedure tracker will be added.');
});

test('a kind that failed to load leaves the other lists complete', () => {
  expect(isIncomplete('samples', ['report'])).toBe(true);
  expect(isIncomplete('demos', ['pt'])).toBe(true);
  expect(isIncomplete('surveys', ['report', 'pt'])).toBe(false);
});
