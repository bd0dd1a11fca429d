import { type DataColor, seriesColors } from '@caliper/ui/charts/data-color.ts';
import { Legend } from '@caliper/ui/charts/legend.tsx';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import type { Series } from './figures.queries.ts';

/** Developments in one chart, each in a colour of its own; what any of them expects is drawn as forecast. */
export function ComparedChart({ series }: { series: readonly Series[] }) {
  const years = [...new Set(series.flatMap(({ points }) => points.flatMap(yearOf)))].sort();
  const [first] = series;
  const lines = series.map((one, index) => ({
    name: nameOf(one),
    color: colorAt(index),
    values: years.map((year) => one.points.find((point) => yearOf(point)[0] === year)?.value ?? null),
  }));
  const from = forecastFrom(series);
  return (
    <>
      <TimeLines
        label={`${first?.metric ?? ''} of ${series.map(nameOf).join('; ')}`}
        periods={years}
        forecastFrom={from}
        series={lines}
        format={(value) => `${value.toLocaleString('en-US')} ${first?.unit ?? ''}`.trim()}
        formatAxis={(value) => value.toLocaleString('en-US')}
        height={320}
      />
      <Legend
        label="Series"
        entries={lines.map(({ name, color }) => ({ name, color }))}
        forecast={from === null ? null : 'dashed'}
      />
    </>
  );
}

function colorAt(index: number): DataColor {
  return seriesColors[index] ?? 'chart-other';
}

export function nameOf({ label, place, source }: Series): string {
  return `${label}, ${place} (${source.item_name} ${source.year}${source.kind === 'dashboard' ? ', dashboard' : ''})`;
}

function yearOf({ period }: Series['points'][number]): string[] {
  return period && period.from === period.to ? [String(period.to)] : [];
}

/** From where every one of them is a forecast: before that at least one was measured. */
function forecastFrom(series: readonly Series[]): string | null {
  const measured = series.flatMap(({ points }) =>
    points.filter(({ state }) => state !== 'forecast').flatMap(yearOf),
  );
  const expected = series.flatMap(({ points }) =>
    points.filter(({ state }) => state === 'forecast').flatMap(yearOf),
  );
  const last = measured.sort().at(-1) ?? '';
  return expected.sort().find((year) => year > last) ?? null;
}
