import { expect, test } from 'vitest';
import { boughtReport } from './bought-report.ts';

test('READ-18 a request to buy names the report by name, year and id', () => {
  expect(boughtReport({ report_name: 'Foot and Ankle', report_year: 2026, report_id: 12 })).toBe(
    'Foot and Ankle, 2026, 12',
  );
});
