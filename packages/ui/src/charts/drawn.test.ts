import { type EChartsCoreOption, init } from 'echarts/core';
import { expect, test } from 'vitest';
import { boxPlot } from './box-plot.tsx';
// Tells the library which parts of it are used.
import './engine.ts';
import { histogram } from './histogram.tsx';
import type { Look } from './look.ts';
import type { TimeData } from './time.ts';
import { timeLines } from './time-lines-option.ts';

const look = { color: () => '#0b7a78', font: 'sans-serif' } as unknown as Look;

/** The words of a drawing, from first to last. */
function wordsIn(option: EChartsCoreOption, width = 600): string[] {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height: 300 });
  chart.setOption({ animation: false, ...option });
  const words = [...chart.renderToSVGString().matchAll(/<text[^>]*>([^<]*)<\/text>/g)];
  chart.dispose();
  return words.map(([, text = '']) => text);
}

function lines(values: number[], more: Partial<TimeData> = {}, width = 600): string[] {
  return wordsIn(
    timeLines(look, width, {
      periods: ['2024', '2025', '2026'],
      forecastFrom: '2026',
      series: [{ name: 'Knees', color: 'chart-1', values }],
      format: String,
      formatAxis: String,
      withWords: true,
      isPickable: false,
      ...more,
    }),
    width,
  );
}

test('TAKE-03 on a narrow screen the name at the end of a line is shortened, and never the growth behind it', () => {
  const series = [{ name: 'Peripheral thrombectomy', remark: '14.4%', color: 'chart-1', values: [1, 2, 3] }];
  const endOf = (width: number) => {
    const words = lines([], { series: series as TimeData['series'] }, width);
    return words.slice(words.findIndex((word) => word.startsWith('Per'))).join('');
  };
  expect(endOf(800)).toBe('Peripheral thrombectomy 14.4%');
  expect(endOf(320)).toMatch(/^Per\p{L}*… ?14\.4%$/u);
});

test('lines with a forecast do not begin at nought for its sake', () => {
  const words = lines([804, 812, 820]);
  expect(words).toEqual(expect.arrayContaining(['Forecast', '805', '820']));
  expect(words).not.toContain('0');
});

test('charts that share an axis begin and end alike', () => {
  const shared = { min: -8, max: -2 };
  const axisOf = (values: number[]) => lines(values, shared).filter((word) => /^-\d+$/.test(word));
  expect(axisOf([-7.4, -6, -5])).toEqual(['-8', '-6', '-4', '-2']);
  expect(axisOf([-3, -2.5, -2.2])).toEqual(['-8', '-6', '-4', '-2']);
});

test('lines of very small numbers rise and fall', () => {
  const formatAxis = (value: number) => value.toFixed(4);
  expect(lines([0.0021, 0.0024, 0.0022], { formatAxis })).toEqual(
    expect.arrayContaining(['0.0021', '0.0022', '0.0023', '0.0024']),
  );
});

test('a box that is to be read with care is marked beside its name', () => {
  const values = [0, 1, 1, 2, 3] as const;
  const boxes = [
    { name: 'Nurses', count: 12, values, mark: 'small base' },
    { name: 'Surgeons', count: 40, values },
  ];
  const words = wordsIn(boxPlot(look, 600, { boxes, format: String, counted: 'people', isPickable: false }));
  expect(words.filter((word) => /[a-z]/.test(word))).toEqual(['Nurses', 'small base', 'Surgeons']);
});

test('no two lines of an axis have the same number', () => {
  const whole = (value: number) => value.toFixed(0);
  const boxes = [{ name: 'Nurses', count: 12, values: [0, 1, 1, 2, 3] as const }];
  const words = wordsIn(boxPlot(look, 600, { boxes, format: whole, counted: 'people', isPickable: false }));
  const numbers = words.filter((word) => /^\d+$/.test(word));
  expect(numbers).toEqual(['0', '1', '2', '3']);
});

test('MEND-25 bars of shares are drawn to the whole, others to the highest', () => {
  const given = { bars: [{ name: '1', value: 30 }], format: (value: number) => `${value}%` };
  expect(wordsIn(histogram(look, 600, { ...given, max: 100 }))).toContain('100%');
  expect(wordsIn(histogram(look, 600, given))).not.toContain('100%');
});
