import { itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
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
  for (const [id, kind] of itemKinds.entries()) {
    const { active, expired } = arrive(kind, withId(`${kind}_id`, id) as never);
    expect([...active, ...expired]).toMatchObject([
      { kind, report_id: id },
      { kind, report_id: id },
    ]);
    if (kind !== 'report') expect(active[0]).not.toHaveProperty(`${kind}_id`);
  }
});

test('a company has what is active and, while it is expired, what staff have not ended', () => {
  const entry = { ...facts, kind: 'report' as const, report_id: 7 };
  const others = [
    { subscription_id: 1 },
    {},
    { archive_id: 3 },
    { source: { id: 2, company: 'Harbor East' } },
  ];
  expect(others.map((one) => isHeld({ ...entry, ...one }))).toEqual([true, true, false, false]);
});
