import { expect, test } from 'vitest';
import { changedMarkets, draftFor, stillThere, switched, ticked, untouched } from './market-choice.ts';

const chosen = [{ report_id: 7, market_names: ['Knees', 'Hips'] }];

test('CR-15 a report is on while any of its markets are chosen', () => {
  expect(draftFor(untouched, chosen, 7)).toEqual({ isOn: true, names: ['Knees', 'Hips'] });
  expect(draftFor(untouched, chosen, 9)).toEqual({ isOn: false, names: [] });
});

test('CR-15 switching a report on ticks all markets the first time, later those ticked before', () => {
  const all = ['Knees', 'Hips', 'Spine'];
  expect(switched({ isOn: false, names: [] }, true, all).names).toEqual(all);
  const off = switched({ isOn: true, names: ['Hips'] }, false, all);
  expect(switched(off, true, all)).toEqual({ isOn: true, names: ['Hips'] });
});

test('CR-15 only changed reports are saved, one that is off with an empty list', () => {
  const seven = draftFor(untouched, chosen, 7);
  const back = ticked(ticked(seven, 'Knees', false), 'Knees', true);
  expect(changedMarkets(new Map([[7, back]]), chosen)).toEqual([]);
  expect(
    changedMarkets(
      new Map([
        [7, { isOn: false, names: ['Knees', 'Hips'] }],
        [9, { isOn: true, names: ['Spine'] }],
        [11, { isOn: true, names: [] }],
      ]),
      chosen,
    ),
  ).toEqual([
    { report_id: 7, market_names: [] },
    { report_id: 9, market_names: ['Spine'] },
  ]);
});

test('CR-15 a market that the report no longer has is not sent', () => {
  const change = { report_id: 7, market_names: ['Knees', 'Gone'] };
  expect(stillThere(change, ['Knees', 'Hips'])).toEqual({ report_id: 7, market_names: ['Knees'] });
  expect(stillThere(change, undefined)).toEqual(change);
});
