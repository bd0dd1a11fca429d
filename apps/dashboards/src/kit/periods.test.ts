import { expect, test } from 'vitest';
import { periodWords, reachesForecast, shortSpan, spanOf, within, yearsBetween } from './periods.ts';

const dashboard = { periods: ['2023', '2024', '2025', '2026', '2027'], forecastFrom: '2026' };

test('a choice of years cuts both ends of the periods and of the rows; without one all are shown', () => {
  const { periods } = dashboard;
  expect(spanOf(dashboard, null, null)).toMatchObject({ periods, start: 0, lastMeasured: 2 });
  const span = spanOf(dashboard, '2024', '2026');
  expect(span).toMatchObject({ periods: ['2024', '2025', '2026'], start: 1, lastMeasured: 1 });
  expect(within(span, [{ values: [1, 2, 3, 4, 5] }])).toEqual([{ values: [2, 3, 4] }]);
});

test('unknown years, or years in the wrong order, still show something', () => {
  expect(spanOf(dashboard, '1999', '2050').periods).toEqual(dashboard.periods);
  expect(spanOf(dashboard, '2026', '2024').periods).toEqual(['2026']);
  expect(spanOf(dashboard, '2026', '2027').lastMeasured).toBe(1);
});

test('a forecast is called a forecast', () => {
  const words = (['2025', '2026', null] as const).map((from) => periodWords('2025', from));
  expect(words).toEqual(['2025 (forecast)', '2025', '2025']);
  const reaching = ['2025', '2026'].map((to) => reachesForecast(spanOf(dashboard, '2023', to)));
  expect(reaching).toEqual([false, true]);
});

test('the years between two periods are counted, also for quarters', () => {
  expect(yearsBetween('2025', '2032')).toBe(7);
  expect(yearsBetween('2024-Q3', '2026-Q1')).toBe(1.5);
  expect(shortSpan('2025', '2032')).toBe('25–32');
});
