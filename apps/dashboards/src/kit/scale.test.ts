import { expect, test } from 'vitest';
import { scaledUnit, scaleOf } from './scale.ts';

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
