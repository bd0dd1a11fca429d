import { expect, test } from 'vitest';
import { settingsAfter } from './settings.ts';

const current = {
  license: 'corporate',
  licenses: 12,
  expiry: null,
  device_limit: 100,
  file_quota: null,
  headquarter: false,
  headquarter_id: null,
  provider: false,
} as const;

test('ADM-12 settings that are not sent stay unchanged', () => {
  const { headquarter_id: _, provider: __, ...same } = current;
  expect(settingsAfter(current, {})).toEqual(same);
  expect(settingsAfter(current, { licenses: 0 })).toEqual({ ...same, licenses: 0 });
});

test('ADM-13 an expiry is chosen as the last day, and can be removed again', () => {
  const { expiry } = settingsAfter(current, { expiry: '2027-03-31' });
  expect(expiry?.toISOString()).toBe('2027-04-01T00:00:00.000Z');
  const ends = { ...current, expiry: new Date() };
  expect(settingsAfter(ends, { expiry: null }).expiry).toBeNull();
});

test('ADM-13 a single license has one seat, whatever number is sent', () => {
  expect(settingsAfter(current, { license: 'single', licenses: 7 }).licenses).toBe(1);
});

test('ADM-13 only corporate and enterprise companies can be a headquarter', () => {
  expect(settingsAfter(current, { license: 'enterprise', headquarter: true }).headquarter).toBe(true);
  const change = { license: 'site', headquarter: true } as const;
  expect(() => settingsAfter(current, change)).toThrow('Only a company with a corporate');
  const headquarter = { ...current, headquarter: true };
  expect(settingsAfter(headquarter, { license: 'site' }).headquarter).toBe(false);
});

test('ADM-13 a company that has a headquarter cannot be a headquarter itself', () => {
  const below = { ...current, headquarter_id: 3 };
  expect(() => settingsAfter(below, { headquarter: true })).toThrow('has a headquarter');
  expect(settingsAfter(below, { licenses: 3 }).headquarter).toBe(false);
});
