import { expect, test } from 'vitest';
import { faded, inkOn, seeThrough } from './color-math.ts';
import { tipPlace, viewOn } from './map-view.ts';
import { shareBars } from './share-bars-layout.ts';
import { spread } from './spread.ts';
import { niceSteps, stepOf } from './steps.ts';
import { forecastIndex, labelEvery } from './time.ts';
import { endsOf } from './time-axes.ts';
import { totalsOf } from './time-bars-option.ts';

test('names that would touch are moved apart, and stay within the ends', () => {
  expect(spread([10, 12, 60], 16, 0, 100)).toEqual([10, 26, 60]);
  expect(spread([90, 95, 99], 16, 0, 100)).toEqual([68, 84, 100]);
  expect(spread([], 16, 0, 100)).toEqual([]);
});

test('steps of a map are round and ascending; large values have steps of their own', () => {
  expect(niceSteps([30, 62, 110, 120, 160, 250, 310, 460, 691, 1166, 4780])).toEqual([
    0, 100, 200, 500, 1000,
  ]);
  expect(niceSteps([])).toEqual([]);
  expect(niceSteps([5])).toEqual([5]);
});

test('steps of values that lie close together, or fall, are even', () => {
  expect(niceSteps([41, 52, 55, 63, 78])).toEqual([40, 50, 60, 70]);
  expect(niceSteps([-1.4, 2.2, 3.9, 6.7])).toEqual([-2, 0, 2, 4, 6]);
});

test('a value takes the last step that it reaches', () => {
  expect([0, 49, 50, 5000].map((value) => stepOf(value, [0, 50, 200]))).toEqual([0, 0, 1, 2]);
  expect(stepOf(-1, [0, 50])).toBe(0);
});

test('parts of a hundred fill their bar from the bottom up', () => {
  const { bars, names } = shareBars({
    width: 400,
    height: 228,
    periods: ['2024', '2025'],
    series: [
      { name: 'First', color: 'ramp-1', values: [1, 3] },
      { name: 'Second', color: 'ramp-2', values: [1, 1] },
    ],
  });
  expect(bars.map(({ share }) => share)).toEqual([50, 50, 75, 25]);
  expect(names.map(({ name, share }) => [name, share])).toEqual([
    ['First', 75],
    ['Second', 25],
  ]);
  const [bottom] = bars;
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBe(200);
});

test('parts are named beside the last period that has any', () => {
  const { names } = shareBars({
    width: 400,
    height: 228,
    periods: ['2024', '2025'],
    series: [{ name: 'First', color: 'ramp-1', values: [1, null] }],
  });
  expect(names.map(({ name, share }) => [name, share])).toEqual([['First', 100]]);
});

test('a forecast begins with the first period that is not before it', () => {
  expect(forecastIndex(['2024', '2025', '2026'], '2026')).toBe(2);
  expect(forecastIndex(['2024', '2025'], '2026')).toBe(2);
  expect(forecastIndex(['2027', '2028'], '2026')).toBe(0);
  expect(forecastIndex(['2024'], null)).toBe(1);
});

test('no more periods are named than there is room for', () => {
  const periods = Array.from({ length: 15 }, (_, index) => `${2018 + index}`);
  expect(labelEvery(periods, 900)).toBe(1);
  expect(labelEvery(periods, 300)).toBe(2);
});

test('sums leave out what is missing, and are missing where all of it is', () => {
  const series = [
    { name: 'a', color: 'chart-1' as const, values: [1, null, null] },
    { name: 'b', color: 'chart-2' as const, values: [2, 5, null] },
  ];
  expect(totalsOf(series, 3)).toEqual([3, 5, null]);
});

test('an axis begins and ends on one of its lines', () => {
  expect(endsOf(0, 6725, 1)).toEqual({ min: 0, max: 8000, interval: 2000 });
  expect(endsOf(0, 100, 1)).toEqual({ min: 0, max: 100, interval: 50 });
  expect(endsOf(-7.4, -2.2, 1)).toEqual({ min: -8, max: -2, interval: 2 });
  expect(endsOf(802.1, 803, 1)).toEqual({ min: 802, max: 803, interval: 1 });
  expect(endsOf(0, 0, 1)).toEqual({ min: 0, max: 1, interval: 1 });
});

test('ink is read on every colour', () => {
  expect(inkOn('#085a58')).toBe('#ffffff');
  expect(inkOn('#cfe6e3')).toBe('#05080d');
  expect(seeThrough('#0b7a78', 0.28)).toBe('rgba(11, 122, 120, 0.28)');
});

test('a map shows the part that something is told of, and all of it where that is the most', () => {
  const size = [960, 430] as const;
  const europe = [{ box: [430, 60, 480, 110] as const }, { box: [500, 80, 540, 120] as const }];
  const near = viewOn(europe, size);
  expect(near.scale).toBeCloseTo(0.2, 1);
  expect(near.x).toBeLessThan(430);
  expect(near.x + near.width).toBeGreaterThan(540);
  expect(near.width / near.height).toBeCloseTo(960 / 430, 5);
  expect(viewOn([{ box: [20, 20, 900, 400] }], size)).toMatchObject({ x: 0, scale: 1 });
  expect(viewOn([], size)).toMatchObject({ width: 960, height: 430 });
});

test('MEND-26 a map frames the countries that have data, a continent or two of them, and leaves little around', () => {
  const size = [960, 430] as const;
  for (const box of [
    [430, 40, 560, 130],
    [430, 40, 800, 330],
    [80, 60, 560, 160],
  ] as const) {
    const { x, y, width, height } = viewOn([{ box }], size);
    const [left, top, right, bottom] = box;
    expect([x <= left, y <= top, x + width >= right, y + height >= bottom]).toEqual(Array(4).fill(true));
    // One of the two sides decides; the map keeps its shape.
    expect(Math.max((right - left) / width, (bottom - top) / height)).toBeGreaterThan(0.9);
  }
});

test('the tip of a map is beside its country, and never beyond the edge', () => {
  const view = { x: 0, y: 0, width: 200, height: 100, scale: 1 };
  expect(tipPlace(view, [100, 20])).toEqual({
    isAbove: false,
    style: { left: 'max(0px, min(50% + 14px, 100% - 220px))', top: '20%' },
  });
  expect(tipPlace(view, [150, 80])).toEqual({
    isAbove: true,
    style: { right: 'max(0px, min(25% + 14px, 100% - 220px))', top: '80%' },
  });
});

test('what is faded is nearer to its ground', () => {
  expect(faded('#ff0000', '#ffffff', 0.4)).toBe('#ff9999');
  expect(faded('#f00', '#fff', 0.4)).toBe('#ff9999');
  expect(faded('#0000ff', '#000000', 0)).toBe('#000000');
});
