import { expect, test } from 'vitest';
import { distinctSources } from './sources.ts';

test('sources are listed once, in the order in which they first appear', () => {
  const of = (report_id: number) => ({
    report_id,
    report_name: `Report ${report_id}`,
    report_year: 2026,
    region: 'Europe',
  });
  expect(distinctSources([of(2), of(1), of(2), of(3)]).map(({ report_id }) => report_id)).toEqual([2, 1, 3]);
});
