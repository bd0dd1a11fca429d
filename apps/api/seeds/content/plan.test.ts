import { icons, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { isFiledUnder } from '@caliper/contract/catalogue/categories.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { expect, test } from 'vitest';
import { demoAccounts } from '../accounts.ts';
import { demoCompanies } from '../companies.ts';
import { seedSizes } from '../seed.ts';
import { demoFavorites } from './favorites.ts';
import { demoItems } from './items.ts';
import { fields } from './knowledge/fields.ts';
import { type DemoReport, demoReports } from './plan.ts';
import { demoSubscriptions } from './subscriptions.ts';

const demo = demoReports('demo');
const small = demoReports('small');

function distinct<T>(list: readonly T[]): number {
  return new Set(list).size;
}

function nameOf({ title, region, year }: DemoReport): string {
  return `${title} / ${region} / ${year}`;
}

test('the demo has about 120 reports across all fields, every region and the years 2022 to 2027', () => {
  expect(demo.length).toBeGreaterThan(110);
  expect(demo.length).toBeLessThan(135);
  expect(distinct(demo.map((one) => one.categoryId))).toBe(15);
  expect(new Set(demo.map((one) => one.region))).toEqual(new Set(regions));
  expect(new Set(demo.map((one) => one.year))).toEqual(new Set([2022, 2023, 2024, 2025, 2026, 2027]));
});

test('no edition appears twice, and some titles have several editions in one region', () => {
  expect(distinct(demo.map(nameOf))).toBe(demo.length);
  expect(distinct(demo.map((one) => one.title + one.region))).toBeLessThan(demo.length - 10);
});

test('every report and item fits into the catalogue', () => {
  for (const one of [...demo, ...demoItems('demo')]) {
    expect(isFiledUnder(one.categoryId, one.subCategoryId)).toBe(true);
    expect(icons).toContain(one.icon);
    expect(one.description.length).toBeLessThanOrEqual(lengths.description);
  }
});

test('exactly one report is about market access, and a few have no text', () => {
  expect(demo.filter((one) => one.isMedaccess)).toHaveLength(1);
  expect(demo.filter((one) => !one.writeup).length).toBeGreaterThan(1);
  expect(demo.filter((one) => !one.hasDashboard).length).toBeGreaterThan(1);
});

test('the small set is the start of the demo set and has some of everything', () => {
  expect(small.map(nameOf)).toEqual(demo.slice(0, 12).map(nameOf));
  expect(distinct(small.map((one) => one.title + one.region))).toBeLessThan(small.length);
  expect(small.some((one) => !one.writeup)).toBe(true);
  expect(distinct(small.map((one) => one.categoryId))).toBeGreaterThanOrEqual(3);
  expect(distinct(small.map((one) => one.region))).toBeGreaterThanOrEqual(4);
  expect(distinct(small.map((one) => one.icon))).toBeGreaterThan(1);
});

test('the set to be multiplied has fifty reports with text, from all fields', () => {
  const large = demoReports('large');
  expect(large).toHaveLength(50);
  expect(large.every((one) => one.writeup)).toBe(true);
  expect(distinct(large.map((one) => one.categoryId))).toBe(15);
});

test('there are as many items as planned, without duplicates', () => {
  const counted = (size: 'small' | 'demo') =>
    ['medsku', 'pt', 'survey'].map((kind) => demoItems(size).filter((one) => one.kind === kind).length);
  expect(counted('small')).toEqual([3, 3, 2]);
  expect(counted('demo')).toEqual([30, 30, 12]);
  expect(distinct(demoItems('demo').map((one) => one.kind + one.name))).toBe(72);
});

test('no firm belongs to two fields', () => {
  const firms = fields.flatMap((field) => field.firms.map((one) => one.name));
  expect(distinct(firms)).toBe(firms.length);
});

test.each(seedSizes)('subscriptions of the %s set name existing reports and items', (size) => {
  const reports = demoReports(size).map(nameOf);
  const items = demoItems(size).map((one) => one.kind + one.name);
  for (const one of demoSubscriptions(size)) {
    expect(demoCompanies.map((company) => company.company)).toContain(one.company);
    for (const report of one.reports) expect(reports).toContain(nameOf(report));
    for (const item of [...one.items, ...one.demos]) expect(items).toContain(item.kind + item.name);
    for (const { report, market } of one.samples) {
      expect(report.markets).toContain(market);
      expect(one.reports.map(nameOf)).not.toContain(nameOf(report));
    }
    for (const item of one.demos) expect(item.hasDemo).toBe(true);
  }
});

test('companies have bought as much as planned', () => {
  const bought = Object.fromEntries(
    demoSubscriptions('demo').map((one) => [one.company, one.reports.length]),
  );
  expect(bought).toEqual({
    'Meridian Surgical': 30,
    'Solo Ortho': 1,
    'Harbor Health': 12,
    'Harbor East': 3,
    'Harbor West': 4,
    'Lapsed Devices': 6,
    Soonwell: 5,
    'Zenith Biomedical': 10,
  });
});

test('a subsidiary has bought nothing that its headquarter has', () => {
  const reportsOf = (company: string) =>
    demoSubscriptions('demo')
      .find((one) => one.company === company)
      ?.reports.map(nameOf) ?? [];
  const shared = ['Harbor East', 'Harbor West']
    .flatMap(reportsOf)
    .filter((one) => reportsOf('Harbor Health').includes(one));
  expect(shared).toEqual([]);
});

test('favourites belong to demo accounts, and one reader has none', () => {
  const emails = demoFavorites('demo').map((one) => one.email);
  for (const email of emails) expect(demoAccounts.map((one) => one.email)).toContain(email);
  expect(emails).not.toContain('reader@empty.example');
});
