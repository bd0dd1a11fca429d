import { type DataColor, rampColors, seriesColors } from '@caliper/ui/charts/data-color.ts';
import type { LegendEntry } from '@caliper/ui/charts/legend.tsx';
import type { TimeSeries } from '@caliper/ui/charts/time.ts';
import { useView } from '../lib/view.ts';
import { type NamedRow, othersName } from './figures.ts';

/** The number of series colours. Of more series, the largest are named and the others are summed up. */
export const seriesLimit = seriesColors.length;

interface Palette {
  colors: readonly DataColor[];
  /** Of the sum of all that have no colour of their own. */
  others: DataColor;
}

const series: Palette = { colors: seriesColors, others: 'chart-other' };

/** For parts of one whole that are labelled directly, the first of them darkest. */
export const ramp: Palette = { colors: rampColors.slice(0, -1), others: 'ramp-6' };
export const rampLimit = rampColors.length;

/**
 * A name keeps its colour across a dashboard: it depends on the name's place among all names, not on what is shown.
 * Of two names that are shown together and would share a colour, the one that comes later among all gets another.
 */
export function colorsOf(
  shown: readonly string[],
  all: readonly string[],
  { colors: palette, others }: Palette = series,
): Map<string, DataColor> {
  const colors = new Map<string, DataColor>();
  const taken = new Set<number>();
  const places = new Map(all.map((name, place) => [name, place]));
  const placeOf = (name: string) => places.get(name) ?? all.length;
  const named = new Set(shown.filter((one) => one !== othersName));
  for (const name of [...named].sort((a, b) => placeOf(a) - placeOf(b))) {
    let slot = placeOf(name) % palette.length;
    while (taken.has(slot) && taken.size < palette.length) slot = (slot + 1) % palette.length;
    taken.add(slot);
    colors.set(name, palette[slot] ?? others);
  }
  return colors.set(othersName, others);
}

/** Rows with their colours. */
export function colored<R extends { name: string }>(rows: readonly R[], colors: Map<string, DataColor>) {
  return rows.map((row) => ({ ...row, color: colors.get(row.name) ?? ('chart-other' as const) }));
}

/** The same by their places among all names. */
export function coloredAmong<R extends { name: string }>(rows: readonly R[], all: readonly string[]) {
  return colored(
    rows,
    colorsOf(
      rows.map(({ name }) => name),
      all,
    ),
  );
}

/** Rows with their colours, and a legend that hides and shows them. */
export function useLegend(rows: readonly NamedRow[], colors: Map<string, DataColor>) {
  const { view, change } = useView();
  const off = view.getAll('off');
  const drawn = colored(rows, colors);
  const legend: LegendEntry[] = drawn.map(({ name, color }) => ({ name, color, isOff: off.includes(name) }));
  const shown: TimeSeries[] = drawn.filter(({ name }) => !off.includes(name));
  const onToggle = (name: string) =>
    change({ off: off.includes(name) ? off.filter((one) => one !== name) : [...off, name] });
  return { series: shown, legend, onToggle };
}
