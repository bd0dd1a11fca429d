import { type DataColor, seriesColors } from '@caliper/ui/charts/data-color.ts';
import type { TimeSeries } from '@caliper/ui/charts/time.ts';
import { tableName } from './figure-words.ts';
import type { Series } from './figures.queries.ts';

function colorAt(index: number): DataColor {
  return seriesColors[index] ?? 'chart-other';
}

/** By its source, and by its table where the same report says it twice. */
function namesOf(series: readonly Series[]): string[] {
  const named = (one: Series, place: string) => {
    const { item_name, year } = one.source;
    return `${one.label}, ${one.place} (${[`${item_name} ${year}`, place].filter(Boolean).join(', ')})`;
  };
  const short = series.map((one) => named(one, one.source.kind === 'dashboard' ? 'dashboard' : ''));
  return series.map((one, at) => {
    const { table } = one.source;
    const isAlone = short.filter((name) => name === short[at]).length === 1;
    return isAlone || !table ? (short[at] ?? '') : named(one, tableName(table.caption));
  });
}

/** What each says of every year, and from when on that is a forecast: another edition may have measured it. */
export function linesOf(series: readonly Series[], years: readonly string[]): TimeSeries[] {
  const names = namesOf(series);
  return series.map((one, index) => {
    const byYear = new Map(one.points.map((point) => [yearOf(point), point]));
    return {
      name: names[index] ?? '',
      color: colorAt(index),
      values: years.map((year) => byYear.get(year)?.value ?? null),
      forecastFrom: years.find((year) => byYear.get(year)?.state === 'forecast') ?? null,
    };
  });
}

/** Also those that all of them leave out: what leaves years out must not look as if it rose faster. */
export function allYears(series: readonly Series[]): string[] {
  const named = series
    .flatMap(({ points }) => points.map(yearOf).filter((year) => year !== null))
    .map(Number);
  const first = Math.min(...named);
  return named.length === 0
    ? []
    : Array.from({ length: Math.max(...named) - first + 1 }, (_, at) => String(first + at));
}

function yearOf({ period }: Series['points'][number]): string | null {
  return period && period.from === period.to ? String(period.to) : null;
}

/** From where every one of them is a forecast: before that at least one was measured. */
export function bandFrom(series: readonly Series[]): string | null {
  const points = series.flatMap((one) => one.points);
  const yearsOf = (isForecast: boolean) =>
    points.filter(({ state }) => (state === 'forecast') === isForecast).map((one) => yearOf(one) ?? '');
  const last = yearsOf(false).sort().at(-1) ?? '';
  return (
    yearsOf(true)
      .sort()
      .find((year) => year > last) ?? null
  );
}
