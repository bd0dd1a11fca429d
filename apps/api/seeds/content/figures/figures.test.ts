import { importTables } from '@caliper/contract/dashboards/dashboards.values.ts';
import { dashboards } from '@caliper/contract/limits.ts';
import { expect, test } from 'vitest';
import { type DemoItem, demoItems } from '../items.ts';
import { proceduresOf } from '../model/procedures.ts';
import { sum } from '../model/rounding.ts';
import { unitsIn, valueIn } from '../model/series.ts';
import { typeValues } from '../model/types.ts';
import { type DemoReport, demoReports } from '../plan.ts';
import { studyOf } from '../study.ts';
import type { Row } from './csv.ts';
import { figureFile } from './figure-file.ts';
import { studyBehind } from './item-study.ts';
import { marketRows } from './market-rows.ts';
import { medaccessRows } from './medaccess-rows.ts';
import { medskuRows, panel } from './medsku-rows.ts';
import { ptRows } from './pt-rows.ts';
import { surveyRows } from './survey-rows.ts';

const reports = demoReports('demo').filter((one) => one.hasDashboard);
const items = demoItems('demo');

function one<T>(found: T | undefined): T {
  if (!found) throw new Error('There is none.');
  return found;
}

const inEurope = one(reports.find(({ region }) => region === 'Europe'));
const inAmerica = one(reports.find(({ region }) => region === 'North America'));
const worldwide = one(reports.find(({ region }) => region === 'Global'));

function itemOf(kind: DemoItem['kind'], region?: string): DemoItem {
  return one(items.find((item) => item.kind === kind && (!region || item.region === region)));
}

function linesOf(of: DemoReport | DemoItem, isDemo = false): string[] {
  const file = figureFile(of, isDemo);
  return 'lines' in file ? [...file.lines] : [];
}

function total(rows: readonly Row[], column: string): number {
  return sum(
    rows.map((row) => Number(row[column])),
    4,
  );
}

function repeated(rows: readonly Row[], columns: readonly string[]): number {
  return rows.length - new Set(rows.map((row) => columns.map((name) => row[name] ?? '').join('|'))).size;
}

test('every file begins with the columns that the import expects, and the same item gives the same file', () => {
  for (const of of [inEurope, itemOf('medsku'), itemOf('pt')]) {
    const { kind } = figureFile(of, false);
    const [head, ...rows] = linesOf(of);
    expect(head?.trim().split(',')).toEqual(importTables[kind][0]?.columns.map(({ name }) => name));
    expect(rows.length).toBeGreaterThan(900);
    expect(linesOf(of)).toEqual([head, ...rows]);
  }
});

test.each([inEurope, inAmerica, worldwide])(
  'the countries of $title, $region add up to its report',
  (report) => {
    const study = studyOf(report);
    const rows = [...marketRows(report)];
    for (const of of study.figures.markets)
      for (const year of [study.figures.measured, study.figures.end]) {
        const here = rows.filter((row) => row.market === of.market.name && row.year === year && !row.company);
        expect(total(here.filter(isOf('value')), 'value')).toBe(valueIn(of.total, year));
        expect(total(here.filter(isOf('units')), 'value')).toBe(unitsIn(of.total, year));
        expect(total(here.filter(isOf('value', of.market.types[0])), 'value')).toBe(
          sum(
            typeValues(study, of, year).map((place) => place[0] ?? 0),
            2,
          ),
        );
      }
  },
);

function isOf(metric: string, segment?: string): (row: Row) => boolean {
  return (row) => row.metric === metric && (!segment || row.segment === segment);
}

test.each([inEurope, inAmerica, worldwide])(
  'companies have the shares stated in the report on $title, $region',
  (report) => {
    const study = studyOf(report);
    const { measured, markets } = study.figures;
    const rows = [...marketRows(report)].filter((row) => row.company && row.year === measured);
    for (const of of markets)
      for (const share of study.shares(of).filter(({ firm }) => firm)) {
        const here = rows.filter((row) => row.market === of.market.name && row.company === share.name);
        const own = here.filter(isOf('value'));
        const percent = (total(own, 'value') / valueIn(of.total, measured)) * 100;
        expect(Math.abs(percent - share.percent)).toBeLessThan(0.5);
      }
  },
);

test('no figure of a report appears twice or is below zero', () => {
  const columns = ['market', 'segment', 'region', 'country', 'company', 'year', 'metric'];
  for (const report of reports.filter((_, index) => index % 6 === 0)) {
    const rows = [...marketRows(report)];
    expect(repeated(rows, columns)).toBe(0);
    expect(rows.every((row) => Number(row.value) >= 0)).toBe(true);
    expect(new Set(rows.map((row) => row.market))).toEqual(new Set(report.markets));
  }
});

test.each([inEurope, inAmerica, worldwide])(
  'no company of $title, $region sells more than there is',
  (report) => {
    const sold = new Map<string, number>();
    const rows = [...marketRows(report)].filter(isOf('value'));
    const placeOf = (row: Row) => [row.market, row.segment, row.country, row.year].join('|');
    for (const row of rows.filter(({ company }) => company))
      sold.set(placeOf(row), (sold.get(placeOf(row)) ?? 0) + Number(row.value));
    const all = new Map(
      rows.filter(({ company }) => !company).map((row) => [placeOf(row), Number(row.value)]),
    );
    for (const [place, value] of sold) expect(value).toBeLessThanOrEqual((all.get(place) ?? 0) + 0.001);
  },
);

test('coverage is a percentage, and payers take the place of companies', () => {
  const rows = [...medaccessRows(one(reports.find(({ isMedaccess }) => isMedaccess)))];
  const coverage = rows.filter(isOf('coverage')).map((row) => Number(row.value));
  expect(Math.min(...coverage)).toBeGreaterThan(0);
  expect(Math.max(...coverage)).toBeLessThan(100);
  expect(new Set(rows.map((row) => row.company))).toContain('Public payers');
});

test("purchases of all SKUs add up to the panel's share of the market", () => {
  const item = itemOf('medsku', 'Europe');
  const { figures } = studyBehind(item);
  const rows = [...medskuRows(item, false)];
  const bought = rows.filter((row) => row.country === 'Germany' && String(row.period).startsWith('2025'));
  const germany = one(figures.markets[0]?.places.find(({ name }) => name === 'Germany'));
  expect(total(bought, 'units') / (unitsIn(germany.series, 2025) * panel)).toBeCloseTo(1, 2);
  const brands = new Set(rows.map((row) => `${row.brand}|${row.manufacturer}`));
  expect(brands.size).toBe(new Set(rows.map((row) => row.brand)).size);
});

test('no article appears twice in one country and quarter', () => {
  for (const item of items.filter(({ kind }) => kind === 'medsku'))
    expect(repeated([...medskuRows(item, false)], ['sku', 'country', 'period'])).toBe(0);
});

test.each(['Europe', 'North America', 'Global'])(
  'procedures of an item in %s add up to its report',
  (region) => {
    const item = itemOf('pt', region);
    const study = studyBehind(item);
    const rows = [...ptRows(item, false)];
    for (const { name, total: all } of proceduresOf(study, study.chance)) {
      const here = rows.filter((row) => row.procedure === name && row.year === study.figures.measured);
      expect(total(here, 'volume')).toBe(unitsIn(all, study.figures.measured));
    }
    const years = new Set(rows.map((row) => row.year)).size;
    const series = Map.groupBy(rows, (row) => [row.procedure, row.setting, row.payer, row.country].join('|'));
    expect([...series.values()].every((own) => own.length === years)).toBe(true);
    expect(repeated(rows, ['procedure', 'setting', 'payer', 'country', 'year'])).toBe(0);
  },
);

test('demo figures are fewer, and for two countries', () => {
  for (const kind of ['medsku', 'pt'] as const) {
    const item = itemOf(kind);
    expect(linesOf(item, true).length).toBeLessThan(linesOf(item).length / 4);
    expect(figureFile(item, true).fileName).toContain('demo');
  }
  expect(new Set([...ptRows(itemOf('pt'), true)].map((row) => row.country)).size).toBe(2);
});

test('a survey has at least ten questions, and no one repeats an answer', () => {
  const { questions, answers } = surveyRows(itemOf('survey'));
  expect(questions.length).toBeGreaterThanOrEqual(10);
  expect(new Set(questions.map(({ type }) => type)).size).toBe(4);
  expect(repeated(answers, ['respondent_id', 'question_id', 'answer'])).toBe(0);
  const singles = new Set(questions.filter(({ type }) => type !== 'multi').map((row) => row.question_id));
  const once = answers.filter((row) => singles.has(row.question_id ?? ''));
  expect(repeated(once, ['respondent_id', 'question_id'])).toBe(0);
  expect(surveyRows(itemOf('survey'))).toEqual({ questions, answers });
});

test("no cell of a market's rows is blank", () => {
  for (const row of marketRows(inEurope))
    for (const [name, cell] of Object.entries(row)) expect(cell, name).not.toBe('');
});

test('no cell is longer than the import accepts', () => {
  for (const of of [worldwide, ...items.slice(0, 3)])
    for (const line of linesOf(of).slice(1, 200))
      for (const cell of line.split(',')) expect(cell.length).toBeLessThanOrEqual(dashboards.label);
});
