import { type Chart, inFormat } from '@caliper/contract/charts/chart.ts';
import { type DataColor, seriesColors } from '@caliper/ui/charts/data-color.ts';
import { Legend } from '@caliper/ui/charts/legend.tsx';
import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import type { TimeSeries } from '@caliper/ui/charts/time.ts';
import { TimeBars } from '@caliper/ui/charts/time-bars.tsx';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { useMemo } from 'react';

const height = 276;

/** A chart of a table, drawn as the dashboards draw theirs. */
export function ChartView({ chart, label }: { chart: Chart; label: string }) {
  const drawn = useMemo(() => drawnFrom(chart), [chart]);
  if (chart.shape === 'ranking') {
    const [values] = chart.series;
    const rows = chart.categories.map((name, index) => ({ name, value: values?.values[index] ?? null }));
    return <Ranking label={label} rows={rows} format={drawn.format} />;
  }
  if (chart.shape === 'lines') return <TimeLines {...drawn} label={label} height={height} withNames />;
  const isWhole = chart.shape === 'share';
  return (
    <>
      <Legend
        label={`Legend: ${label}`}
        entries={legendOf(chart)}
        forecast={chart.forecastFrom === null ? null : 'outlined'}
      />
      <TimeBars
        {...drawn}
        label={label}
        height={height}
        areGrouped={chart.shape === 'bars'}
        withTotals={!isWhole}
        {...(isWhole && { max: 1 })}
      />
    </>
  );
}

export function legendOf({ series }: Chart) {
  return series.map(({ name, remark, isOther }, index) => ({
    name: remark === undefined ? name : `${name} ${remark}`,
    color: colorOf(index, isOther),
  }));
}

export function colorOf(index: number, isOther = false): DataColor {
  return isOther ? 'chart-other' : (seriesColors[index] ?? 'chart-other');
}

/** Lines run over all years, so that each has its true distance from the next. */
function drawnFrom(chart: Chart) {
  const { categories, forecastFrom, format, shape } = chart;
  const periods = shape === 'lines' ? everyYear(categories) : categories;
  const places = periods.map((period) => categories.indexOf(period));
  const series: TimeSeries[] = chart.series.map(({ name, values, remark, isOther }, index) => ({
    name,
    color: colorOf(index, isOther),
    values: places.map((place) => values[place] ?? null),
    remark,
  }));
  const values = chart.series.flatMap((one) => one.values);
  return {
    periods,
    // The ground begins behind the last year that was measured.
    forecastFrom:
      forecastFrom === null ? null : (periods[startOf(forecastFrom, categories, periods)] ?? null),
    series,
    format: (value: number | null) => (value === null ? '–' : inFormat(value, format)),
    formatAxis: (value: number) => inFormat(value, axisFormat(format, values)),
    bridgesGaps: shape === 'lines',
  };
}

function startOf(forecastFrom: number, categories: readonly string[], periods: readonly string[]): number {
  const before = categories[forecastFrom - 1];
  return before === undefined ? 0 : periods.indexOf(before) + 1;
}

/** The categories themselves unless they are years with others between them. */
function everyYear(categories: readonly string[]): readonly string[] {
  if (!categories.every((one) => /^\d{4}$/.test(one))) return categories;
  const [first, last] = [Number(categories[0]), Number(categories.at(-1))];
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

/** The round numbers of an axis need no decimals where its figures differ by much. */
function axisFormat(format: string, values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null);
  const span = (Math.max(...known) - Math.min(...known)) * (format.endsWith('%') ? 100 : 1);
  return span >= 8 ? format.replace(/\.0+/, '') : format;
}
