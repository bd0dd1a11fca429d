import { expect, test } from 'vitest';
import { logBody } from '../system/system.schemas.ts';
import { failureReport, referenceOf } from './failure-report.ts';

test('NAV-19 a failure is reported with url, error and errorInfo', () => {
  const report = failureReport(
    '7F3A-19C2',
    'https://portal.example/x',
    new TypeError('no shape'),
    '\n at Chart',
  );
  expect(report.url).toBe('https://portal.example/x');
  expect(report.error).toContain('TypeError: no shape');
  expect(report.errorInfo).toBe('Reference 7F3A-19C2\n\n at Chart');
});

test('NAV-19 the log accepts reports of any length and kind', () => {
  const long = 'x'.repeat(100_000);
  const report = failureReport('7F3A-19C2', long, long, long);
  expect(logBody.safeParse(report).success).toBe(true);
});

test('a reference is short', () => {
  expect(referenceOf('7f3a19c2-4b1e-4c57-9d55-000000000000')).toBe('7F3A-19C2');
});
