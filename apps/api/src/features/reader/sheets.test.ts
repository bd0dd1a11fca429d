import { performance } from 'node:perf_hooks';
import { readSheet } from 'read-excel-file/node';
import { afterAll, expect, test } from 'vitest';
import type { TypedTable } from '../reports/index.ts';
import { createSheets } from './sheets.ts';
import { place } from './table-place.fixture.ts';

const sheets = createSheets({ waiting: 1 });
afterAll(() => sheets.stop());

function tableOf(rows: number, columns: number): TypedTable {
  const cells = Array.from({ length: columns }, (_, column) => ({ text: `Cell ${column}` }));
  return {
    block: 'b1',
    number: 2,
    kind: 'default',
    caption: 'Sales',
    units: '',
    header: [],
    rows: Array.from({ length: rows }, () => cells),
    footnotes: [],
  };
}

test('READ-06 a table is written by the worker as it would be here', async () => {
  const rows = await readSheet(await sheets.write(tableOf(2, 2), place));
  expect(rows.slice(0, 3)).toEqual([
    ['Sales', null],
    ['Cell 0', 'Cell 1'],
    ['Cell 0', 'Cell 1'],
  ]);
});

test('READ-06 the server is free while a large table is written', async () => {
  const before = performance.eventLoopUtilization();
  await sheets.write(tableOf(1000, 50), place);
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

test('READ-06 a few tables may wait; any more are sent away until there is room again', async () => {
  const write = () => sheets.write(tableOf(1, 1), place);
  const [first, second, third] = await Promise.allSettled([write(), write(), write()]);
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(third).toMatchObject({ reason: { status: 503, retryAfter: 5 } });
  expect((await write()).length).toBeGreaterThan(1000);
});
