import { expect, test } from 'vitest';
import {
  axisPrecision,
  formatGrowth,
  formatNumber,
  formatterOf,
  precisionOf,
  roughPrecision,
  scaledUnit,
  scaleOf,
  shortUnit,
} from './format.ts';

test('numbers have groups and a true minus sign, and missing ones are a dash', () => {
  expect(formatNumber(2214.64, 1)).toBe('2,214.6');
  expect(formatNumber(-3.25, 1)).toBe('\u22123.3');
  expect(formatNumber(-0.01, 1)).toBe('0.0');
  expect([formatNumber(null), formatNumber(undefined), formatNumber(Number.NaN)]).toEqual(['–', '–', '–']);
});

test('growth carries its sign', () => {
  expect([5.66, -0.84, 0.01, null].map((percent) => formatGrowth(percent))).toEqual([
    '+5.7%',
    '\u22120.8%',
    '0.0%',
    '–',
  ]);
});

test('a column has one precision', () => {
  expect(precisionOf([3, 12_000, null])).toBe(0);
  expect(precisionOf([3.25, 12_000.5])).toBe(1);
  expect(precisionOf([1.5, 2.25])).toBe(2);
  expect([precisionOf([0.012]), precisionOf([0.0012])]).toEqual([3, 4]);
  expect(roughPrecision([3.25, 12_000.5])).toBe(0);
  expect(roughPrecision([13.5])).toBe(1);
  expect([[80.5], [4.2], [3.2], [0.3], [0.03], []].map((values) => axisPrecision(values))).toEqual([
    0, 0, 1, 2, 3, 0,
  ]);
  expect([axisPrecision([120.1, 120.4], true), axisPrecision([0.05, 0.05], true)]).toEqual([2, 2]);
});

test('the same formatter is returned again, so that charts are not drawn again', () => {
  expect(formatterOf(1, '%')).toBe(formatterOf(1, '%'));
  expect(formatterOf(1, '%')(12.34)).toBe('12.3%');
});

test('a unit is shortened beside a number', () => {
  expect([shortUnit('US$ million'), shortUnit('thousand units'), shortUnit(null)]).toEqual([
    'US$ m',
    'thousand units',
    '',
  ]);
});

test('large numbers are written in thousands or millions', () => {
  const sales = scaleOf([1_240_000, 48_600_000, null]);
  expect(scaledUnit('USD', sales)).toBe('USD million');
  expect(sales.format(48_600_000)).toBe('48.6');
  expect(sales.formatAxis(50_000_000)).toBe('50');
  const volume = scaleOf([12_400, 480_000]);
  expect(scaledUnit('procedures', volume)).toBe('thousand procedures');
  expect(volume.format(480_000)).toBe('480');
});

test('an axis has the decimals that its steps need', () => {
  const cents = scaleOf([0.031, 0.052, null], true);
  expect([cents.formatAxis(0.035), cents.formatAxis(0.04)]).toEqual(['0.035', '0.040']);
  expect(scaleOf([0.031, 0.052]).formatAxis(0.05)).toBe('0.05');
  const close = scaleOf([120.1, 120.4], true);
  expect([close.formatAxis(120.25), close.format(120.4)]).toEqual(['120.25', '120.40']);
  expect(scaleOf([120.1, 120.4]).formatAxis(120)).toBe('120');
  expect(scaleOf([1, 2, 3]).formatAxis(2)).toBe('2');
});

test('small numbers stay as they are, and a chart gets the same function again', () => {
  const scale = scaleOf([120, 4800]);
  expect(scaledUnit('USD per unit', scale)).toBe('USD per unit');
  expect(scale.format(4800)).toBe('4,800');
  expect(scaleOf([130, 4900]).format).toBe(scale.format);
});
