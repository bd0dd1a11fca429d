import { expect, test } from 'vitest';
import { demoCustomReports } from '../../../apps/api/seeds/content/custom-reports.ts';
import { demoItems } from '../../../apps/api/seeds/content/items.ts';
import { demoReports } from '../../../apps/api/seeds/content/plan.ts';
import { type Found, isMeant, readJudged } from './judged.ts';

const judged = readJudged();
const answered = judged.filter((one) => one.kind !== 'nothing');

const content: Found[] = [
  ...demoReports('demo').map((one): Found => ({ ...one, kind: 'report' })),
  ...demoItems('demo').map((one): Found => ({ ...one, title: one.name })),
  ...demoCustomReports('demo').map((one): Found => ({ kind: 'custom', title: one.name })),
];

test('FIND-13 at least eighty queries have a report among their answers, and ten must stay empty', () => {
  const withReports = answered.filter(({ right }) => right.some(({ kind }) => kind === 'report'));
  expect(withReports.length).toBeGreaterThanOrEqual(80);
  expect(judged.filter(({ right }) => right.length === 0).map(({ kind }) => kind)).toEqual(
    Array.from({ length: 10 }, () => 'nothing'),
  );
});

test('FIND-13 every answer is part of the demo content, and one of each query is exactly right', () => {
  const missing = judged.flatMap(({ query, right }) =>
    right
      .filter((one) => !content.some((found) => isMeant(one, found)))
      .map((one) => `${query}: ${one.title}`),
  );
  expect(missing).toEqual([]);
  expect(answered.filter(({ right }) => !right.some(({ grade }) => grade === 2))).toEqual([]);
});

test('FIND-13 nothing is asked twice, and every third query is kept out of tuning', () => {
  expect(new Set(judged.map(({ query }) => query)).size).toBe(judged.length);
  expect(answered.map(({ isHeldOut }) => isHeldOut)).toEqual(answered.map((_, index) => index % 3 === 2));
});
