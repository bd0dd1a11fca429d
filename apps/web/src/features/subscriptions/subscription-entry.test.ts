import { expect, test } from 'vitest';
import { arrive, isHeld } from './subscription-entry.ts';

const facts = {
  report_name: 'Trauma Plates',
  report_year: 2026,
  region: 'Europe',
  archive_id: null,
  sample: false,
  market_name: null,
  demo: false,
  since: 1_790_000_000,
  until: null,
  source: null,
};

test('SUB-09 medsku_id, pt_id and survey_id of an answer become report_id', () => {
  const lists = { active: [{ ...facts, subscription_id: 1 }], expired: [facts] };
  const withId = (name: string, id: number) => ({
    active: lists.active.map((one) => ({ ...one, [name]: id })),
    expired: lists.expired.map((one) => ({ ...one, [name]: id })),
  });
  const arrived = [
    arrive('report', withId('report_id', 1) as never),
    arrive('medsku', withId('medsku_id', 2) as never),
    arrive('pt', withId('pt_id', 3) as never),
    arrive('survey', withId('survey_id', 4) as never),
  ];
  expect(arrived.map(({ active: [one] }) => [one?.kind, one?.report_id])).toEqual([
    ['report', 1],
    ['medsku', 2],
    ['pt', 3],
    ['survey', 4],
  ]);
  expect(arrived.map(({ expired: [one] }) => one?.report_id)).toEqual([1, 2, 3, 4]);
  expect(arrived[1]?.active[0]).not.toHaveProperty('medsku_id');
});

test('a company has what is active and, while it is expired, what staff have not ended', () => {
  const entry = { ...facts, kind: 'report' as const, report_id: 7 };
  expect(isHeld({ ...entry, subscription_id: 1 })).toBe(true);
  expect(isHeld(entry)).toBe(true);
  expect(isHeld({ ...entry, archive_id: 3 })).toBe(false);
  expect(isHeld({ ...entry, source: { id: 2, company: 'Harbor East' } })).toBe(false);
});
