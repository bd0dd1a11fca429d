import { chartAddress, readChartAddress, settingsOf } from '@caliper/contract/charts/chart-address.ts';
import {
  type ChartSettings,
  chartMeasures,
  chartShapes,
  defaultSettings,
  fitting,
  mostSeries,
  optionsOf,
} from '@caliper/contract/charts/chart-settings.ts';
import type { ChartFigures } from '@caliper/contract/charts/chart-table.ts';
import { chartOf, growthBetween, wholeOf } from '@caliper/contract/charts/table-chart.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const value = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100) },
  { weight: 1, arbitrary: fc.constantFrom(null, 0, -12.5) },
);

const figures: fc.Arbitrary<ChartFigures> = fc
  .record({
    height: fc.integer({ min: 1, max: 14 }),
    width: fc.integer({ min: 1, max: 9 }),
    measured: fc.integer({ min: 0, max: 9 }),
    areYears: fc.boolean(),
    isAdditive: fc.boolean(),
    hasTotal: fc.boolean(),
    unit: fc.constantFrom('USD million', '%', ''),
  })
  .chain(({ height, width, measured, areYears, isAdditive, hasTotal, unit }) =>
    fc
      .array(fc.array(value, { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      })
      .map((rows) => ({
        name: '',
        unit,
        decimals: 1,
        isAdditive,
        areYears: areYears && width > 1,
        rowsAre: 'rows' as const,
        columns: Array.from({ length: width }, (_, index) => ({
          name: areYears ? String(2020 + 2 * index) : `Column ${index}`,
          year: areYears && width > 1 ? 2020 + 2 * index : null,
          isForecast: index >= measured,
        })),
        rows: rows.map((values, at) => ({
          at,
          name: `Row ${at}`,
          isTotal: hasTotal && height > 1 && at === height - 1,
          values,
        })),
      })),
  );

const wishes: fc.Arbitrary<ChartSettings> = fc.record({
  rows: fc.uniqueArray(fc.integer({ min: -1, max: 20 })),
  shape: fc.constantFrom(...chartShapes),
  measure: fc.constantFrom(...chartMeasures),
  from: fc.integer({ min: -2, max: 12 }),
  to: fc.integer({ min: -2, max: 12 }),
  withGrowth: fc.boolean(),
});

const close = (one: number | null | undefined, other: number) =>
  Math.abs((one ?? Number.NaN) - other) <= Math.abs(other) * 1e-9;

test('TAKE-03 whatever is wished for becomes settings whose choices are all offered, and stays as it is then', () => {
  fc.assert(
    fc.property(figures, wishes, (one, wish) => {
      const settings = fitting(one, wish);
      const options = optionsOf(one, settings);
      expect(options.shapes).toContain(settings.shape);
      expect(options.measures).toContain(settings.measure);
      expect(fitting(one, settings)).toEqual(settings);
    }),
  );
});

test('TAKE-03 a chart has a figure or none for each category, at most eight series, and nothing that is no number', () => {
  fc.assert(
    fc.property(figures, wishes, (one, wish) => {
      const { chart } = chartOf(one, fitting(one, wish));
      expect(chart.series.length).toBeLessThanOrEqual(mostSeries);
      for (const { values } of chart.series) {
        expect(values).toHaveLength(chart.categories.length);
        expect(values.every((each) => each === null || Number.isFinite(each))).toBe(true);
      }
    }),
  );
});

test('TAKE-03 seven and Others are together what was chosen', () => {
  fc.assert(
    fc.property(
      figures.filter(({ isAdditive, rows }) => isAdditive && rows.length > 9),
      (one) => {
        const rows = one.rows.filter(({ isTotal }) => !isTotal);
        const settings = fitting(one, {
          ...defaultSettings(one),
          rows: rows.map(({ at }) => at),
          shape: 'bars',
          measure: 'absolute',
          from: 0,
          to: one.columns.length - 1,
        });
        const { chart } = chartOf(one, settings);
        expect(chart.series.map(({ isOther }) => Boolean(isOther))).toEqual([...Array(7).fill(false), true]);
        const factor = one.unit === '%' ? 1 / 100 : 1;
        for (const [column] of chart.categories.entries()) {
          const sum = (all: readonly (number | null | undefined)[]) =>
            all.reduce<number>((total, each) => total + (each ?? 0), 0);
          const drawn = sum(chart.series.map(({ values }) => values[column]));
          expect(Math.abs(drawn - sum(rows.map(({ values }) => values[column])) * factor)).toBeLessThan(1e-4);
        }
      },
    ),
  );
});

test('TAKE-03 an index begins at 100 and moves as its figures do; shares are of the whole', () => {
  fc.assert(
    fc.property(figures, wishes, (one, wish) => {
      const settings = fitting(one, { ...wish, shape: 'lines', rows: wish.rows.slice(0, 5) });
      const { chart } = chartOf(one, settings);
      for (const { name, values } of chart.series) {
        const row = one.rows.find((each) => each.name === name);
        const at = (column: number) => row?.values[settings.from + column] ?? null;
        for (const [column, drawn] of values.entries()) {
          const figure = at(column);
          if (figure === null || settings.measure === 'absolute') continue;
          const base =
            settings.measure === 'index' ? (at(0) ?? 0) / 100 : wholeOf(one)[settings.from + column];
          if (base) expect(close(drawn, figure / base) || figure === 0).toBe(true);
        }
        if (settings.measure === 'index') expect(values[0]).toBe(100);
      }
    }),
  );
});

test('TAKE-03 growing at the rate that is told for so many years leads from the first figure to the last', () => {
  fc.assert(
    fc.property(
      figures.filter(({ areYears }) => areYears),
      (one) => {
        const span = { from: 0, to: one.columns.length - 1 };
        for (const { values } of one.rows) {
          const growth = growthBetween(one, values, span);
          if (growth === null) continue;
          const years = 2 * span.to;
          expect(close((values[0] ?? 0) * (1 + growth / 100) ** years, values[span.to] ?? 0)).toBe(true);
        }
      },
    ),
  );
});

test('TAKE-03 an address says what was chosen, and no address breaks a chart', () => {
  fc.assert(
    fc.property(figures, wishes, fc.nat({ max: 3 }), (one, wish, set) => {
      const settings = fitting(one, wish);
      const read = readChartAddress(chartAddress({ table: 3, figures: set }, one, settings));
      expect(read && { table: read.table, figures: read.figures }).toEqual({ table: 3, figures: set });
      expect(read && settingsOf(one, read)).toEqual(settings);
    }),
  );
  fc.assert(
    fc.property(figures, fc.string(), (one, rest) => {
      const read = readChartAddress(`2.${rest}`);
      if (read) expect(() => chartOf(one, settingsOf(one, read))).not.toThrow();
    }),
  );
});
