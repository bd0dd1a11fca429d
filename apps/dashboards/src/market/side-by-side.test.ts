import { expect, test } from 'vitest';
import { sharedEnds } from './side-by-side.tsx';

const chart = (...rows: (number | null)[][]) => ({
  series: rows.map((values, place) => ({ name: `Row ${place}`, color: 'chart-1' as const, values })),
});

test('DASH-05 charts side by side share both ends of their axis', () => {
  const falling = [chart([-7.4, -6]), chart([-3, null], [-2.2, -4])];
  expect(sharedEnds(falling, 2, false)).toEqual({ min: -7.4, max: -2.2 });
  expect(sharedEnds([chart([90, 120]), chart([100, 101])], 2, false)).toEqual({ min: 90, max: 120 });
  expect(sharedEnds([chart([90, 120], [10, 20]), chart([100, 101])], 2, true)).toEqual({ min: 0, max: 140 });
  expect(sharedEnds([chart([null, null])], 2, false)).toEqual({ min: 0, max: 0 });
});
