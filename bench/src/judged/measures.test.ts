import { expect, test } from 'vitest';
import type { Found, JudgedQuery } from './judged.ts';
import { isFirstRight, ndcg } from './measures.ts';

const edition = (title: string, year: number): Found => ({ kind: 'report', title, region: 'Europe', year });
const [newest, older, related, other] = [
  edition('Stents', 2026),
  edition('Stents', 2025),
  edition('Balloons', 2026),
  edition('Hearing', 2026),
] as const;
const all = [newest, older, related, other];

const judged: JudgedQuery = {
  query: 'stents 2026',
  kind: 'place',
  isHeldOut: false,
  right: [
    { kind: 'report', title: 'Stents', grade: 1 },
    { kind: 'report', title: 'Stents', year: 2026, grade: 2 },
  ],
};
const nothing: JudgedQuery = { query: 'lasagne', kind: 'nothing', isHeldOut: false, right: [] };

test('FIND-13 the best order counts as one, and a right answer further down counts for less', () => {
  expect(ndcg(judged, [newest, older, other], all)).toBe(1);
  expect(ndcg(judged, [other, newest, older], all)).toBeCloseTo(
    (3 / Math.log2(3) + 1 / 2) / (3 + 1 / Math.log2(3)),
  );
  expect(ndcg(judged, [other, related], all)).toBe(0);
  expect(ndcg(judged, [other, related, other, related, other, newest], all)).toBe(0);
});

test('FIND-13 what must stay empty is right only when it is', () => {
  expect(ndcg(nothing, [], all)).toBe(1);
  expect(ndcg(nothing, [other], all)).toBe(0);
});

test('FIND-13 the first is right if nothing better could stand there', () => {
  expect(isFirstRight(judged, [newest, older], all)).toBe(true);
  expect(isFirstRight(judged, [older, newest], all)).toBe(false);
  expect(isFirstRight(judged, [older], [older, other])).toBe(true);
  expect(isFirstRight(judged, [], all)).toBe(false);
});
