import { expect, test } from 'vitest';
import { resultPath } from './report-link.tsx';

const knees = { report_id: 7, report_name: 'Knees & Hips: Europe' };

test('SRCH-05 a result leads to the first chapter of its report, with the search term', () => {
  expect(resultPath(knees, 'bone "cement" & more')).toBe(
    '/reports/7/knees-and-hips-europe/1?term=bone+%22cement%22+%26+more',
  );
});

test('SRCH-05 a chapter of a result leads to that chapter', () => {
  expect(resultPath(knees, 'cement', 12)).toBe('/reports/7/knees-and-hips-europe/12?term=cement');
});
