import type { Chart } from '../../document.ts';
import { niceStep } from '../../ooxml/charts/scale.ts';

/** A rectangle on the page. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Axis {
  lines: number[];
  /** Between 0 and 1 for a value on the axis. */
  part: (value: number) => number;
}

/** An axis from one of its lines to another, four or five of them. */
export function axisOf(values: readonly number[], { withZero }: { withZero: boolean }): Axis {
  const ends = withZero ? [...values, 0] : values;
  const highest = ends.reduce((most, value) => Math.max(most, value), -Infinity);
  const lowest = ends.reduce((least, value) => Math.min(least, value), Infinity);
  if (!Number.isFinite(highest - lowest)) return axisBetween(0, 1, 1);
  const step = niceStep((highest - lowest || Math.abs(highest)) / 4);
  const [first, last] = [Math.floor(lowest / step + 1e-9), Math.ceil(highest / step - 1e-9)];
  return axisBetween(first, Math.max(last, first + 1), step);
}

function axisBetween(first: number, last: number, step: number): Axis {
  const lines = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { lines, part: (value) => (value / step - first) / (last - first) };
}

/** Where the categories stand between 0 and 1: years as far apart as they are, all else evenly. */
export function placesIn(categories: readonly string[]): number[] {
  const years = categories.map((name) => (/^(?:19|20)\d\d$/.test(name) ? Number(name) : Number.NaN));
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const areYears = years.every((year, at) => at === 0 || year > (years[at - 1] ?? year));
  if (areYears && last > first) return years.map((year) => (year - first) / (last - first));
  return categories.map((_, at) => (categories.length === 1 ? 0.5 : at / (categories.length - 1)));
}

/** How many decimals the axis needs: none if its lines are whole. */
export function axisFormat(chart: Chart, { lines }: Axis): string {
  const factor = chart.format.endsWith('%') ? 100 : 1;
  const isWhole = lines.every((line) => Math.abs(line * factor - Math.round(line * factor)) < 1e-6);
  return isWhole ? chart.format.replace(/\.0+/, '') : chart.format;
}

export const valuesIn = ({ series }: Chart): number[] =>
  series.flatMap(({ values }) => values.filter((value) => value !== null));

/** What stands on top of what: for each category from and to of each series, upwards and downwards. */
export function stacksOf(chart: Chart): { from: number; to: number }[][] {
  return chart.categories.map((_, at) => {
    const values = chart.series.map(({ values }) => values[at] ?? 0);
    const whole =
      chart.shape === 'share' ? values.reduce((sum, value) => sum + Math.max(0, value), 0) || 1 : 1;
    let [up, down] = [0, 0];
    return values.map((value) => {
      const size = value / whole;
      const from = size < 0 ? down : up;
      if (size < 0) down += size;
      else up += size;
      return { from, to: from + size };
    });
  });
}
