import { expect, test } from 'vitest';
import { readAddress, rightPath, ticketQuery } from './dashboard-address.ts';

test.each([
  ['/reports/global-dashboard/medcore/7/board-pack', 'custom-report', '/embed/custom-report'],
  ['/reports/global-dashboard/7/knees', 'global', '/embed/global-dashboard'],
  ['/reports/dashboard/7/knees', 'global', '/embed/dashboard'],
  ['/medaccess/dashboard/7/knees', 'medaccess', '/embed/medaccess'],
  ['/medsku/dashboard/7/knees', 'medsku', '/embed/medsku/market-overview'],
  ['/pt/dashboard/7/knees', 'pt', '/embed/pt'],
  ['/survey/dashboard/7/knees', 'survey', '/embed/survey'],
])('DASH-01 DASH-11 %s shows a dashboard of the kind %s in %s', (path, kind, frame) => {
  expect(readAddress(path)).toMatchObject({ kind, frame, id: 7 });
});

test('DASH-01 an address without a number names no dashboard', () => {
  for (const path of ['/pt/dashboard/', '/pt/dashboard/0/x', '/pt/dashboard/12x/x', '/pt/dashboard/-1']) {
    expect(readAddress(path), path).toBeNull();
  }
});

test('DASH-01 the title follows the id, whatever was there before', () => {
  const address = readAddress('/medsku/dashboard/7/an-older-name/more');
  expect(address && rightPath(address, { name: 'Hips & Knees', year: 2026 })).toBe(
    '/medsku/dashboard/7/hips-and-knees',
  );
});

test.each([
  ['/reports/global-dashboard/7/knees', 'medaccess', '/medaccess/dashboard/7/knees'],
  ['/reports/dashboard/7/knees', 'medaccess', '/medaccess/dashboard/7/knees'],
  ['/medaccess/dashboard/7/knees', 'global', '/reports/global-dashboard/7/knees'],
  ['/reports/dashboard/7/knees', 'global', '/reports/dashboard/7/knees'],
] as const)('DASH-11 %s of a report that shows %s becomes %s', (path, kind, right) => {
  const address = readAddress(path);
  expect(address && rightPath(address, { name: 'Knees', year: 2026, kind })).toBe(right);
});

test('DASH-02 only demo, sample and market are passed on', () => {
  expect(ticketQuery('?demo')).toEqual({ demo: true });
  expect(ticketQuery('?sample&market=Hips%20%26%20Knees&measure=units')).toEqual({
    sample: true,
    market: 'Hips & Knees',
  });
  expect(ticketQuery('?measure=units')).toEqual({});
  expect(ticketQuery('?market=Hips&market=Knees')).toEqual({});
});
