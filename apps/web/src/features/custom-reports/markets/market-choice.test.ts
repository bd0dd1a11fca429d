import { expect, test } from 'vitest';
import { changedMarkets, draftFor, stillThere, switched, ticked, untouched } from './market-choice.ts';

const chosen = [{ report_id: 7, market_names: ['Knees', 'Hips'] }];

test('CR-15 a report is on while any of its markets are chosen', () => {
  expect(draftFor(untouched.drafts, chosen, 7)).toMatchObject({ isOn: true, names: ['Knees', 'Hips'] });
  expect(draftFor(untouched.drafts, chosen, 9)).toMatchObject({ isOn: false, names: [] });
});

test('CR-15 switching a report on ticks all markets the first time, later those ticked before', () => {
  const all = ['Knees', 'Hips', 'Spine'];
  expect(switched({ isOn: false, names: [], before: [] }, true, all).names).toEqual(all);
  const off = switched({ isOn: true, names: ['Hips'], before: ['Hips'] }, false, all);
  expect(switched(off, true, all)).toMatchObject({ isOn: true, names: ['Hips'] });
});

test('CR-15 only changed reports are saved, one that is off with an empty list', () => {
  const seven = draftFor(untouched.drafts, chosen, 7);
  const back = ticked(ticked(seven, 'Knees', false), 'Knees', true);
  expect(changedMarkets(new Map([[7, back]]), chosen)).toEqual([]);
  expect(
    changedMarkets(
      new Map([
        [7, { isOn: false, names: ['Knees', 'Hips'], before: ['Knees', 'Hips'] }],
        [9, { isOn: true, names: ['Spine'], before: [] }],
        [11, { isOn: true, names: [], before: [] }],
      ]),
      chosen,
    ),
  ).toEqual([
    { report_id: 7, market_names: [], before: ['Knees', 'Hips'] },
    { report_id: 9, market_names: ['Spine'], before: [] },
  ]);
});

test('CR-15 a market that someone else chooses meanwhile is not part of the change', () => {
  const draft = ticked(draftFor(untouched.drafts, chosen, 7), 'Spine', true);
  const drafts = new Map([[7, draft]]);
  const meanwhile = [{ report_id: 7, market_names: ['Knees', 'Hips', 'Wrists'] }];
  expect(changedMarkets(drafts, meanwhile)).toEqual([
    { report_id: 7, market_names: ['Knees', 'Hips', 'Spine'], before: ['Knees', 'Hips'] },
  ]);
  const back = new Map([[7, ticked(draft, 'Spine', false)]]);
  expect(changedMarkets(back, meanwhile)).toEqual([]);
  const saved = [{ report_id: 7, market_names: ['Spine', 'Knees', 'Hips'] }];
  expect(changedMarkets(drafts, saved)).toEqual([]);
});

test('CR-15 a market that the report no longer has is not sent', () => {
  const change = { report_id: 7, market_names: ['Knees', 'Gone'], before: ['Gone'] };
  expect(stillThere(change, ['Knees', 'Hips'])).toEqual({ ...change, market_names: ['Knees'] });
  expect(stillThere(change, undefined)).toEqual(change);
});
