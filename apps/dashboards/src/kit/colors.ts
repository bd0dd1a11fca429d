import { type DataColor, rampColors, seriesColors } from '@caliper/ui/charts/data-color.ts';
import type { LegendEntry } from '@caliper/ui/charts/legend.tsx';
import type { TimeSeries } from '@caliper/ui/charts/time.ts';
import { useView } from '../lib/view.ts';
import { type NamedRow, othersName } from './figures.ts';

/** The number of series colours. Of more series, the largest are named and the others are summed up. */
export const seriesLimit = seriesColors.length;

/**
 * A name keeps its colour across a dashboard: it depends on the name's place among all names, not on what is shown.
 * Of two names that are shown together and would share a colour, one gets another.
 */
export function colorsOf(shown: readonly string[], all: readonly string[]): Map<string, DataColor> {
  const colors = new Map<string, DataColor>();
  const taken = new Set<number>();
  for (const name of shown.filter((one) => one !== othersName)) {
    let slot = Math.max(0, all.indexOf(name)) % seriesLimit;
    while (taken.has(slot) && taken.size < seriesLimit) slot = (slot + 1) % seriesLimit;
    taken.add(slot);
    colors.set(name, seriesColors[slot] ?? 'chart-other');
  }
  colors.set(othersName, 'chart-other');
  return colors;
}

/** Parts of one whole that are labelled directly, the largest darkest; the last colour is for all others. */
export const rampLimit = rampColors.length;

export function rampColor(place: number, name: string): DataColor {
  if (name === othersName) return 'ramp-6';
  return rampColors[Math.min(place, rampLimit - 2)] ?? 'ramp-6';
}

/** Rows with their colours, and a legend that hides and shows them. `all` has the names of the whole dashboard. */
export function useLegend(rows: readonly NamedRow[], all: readonly string[]) {
  const { view, change } = useView();
  const off = view.getAll('off');
  const colors = colorsOf(
    rows.map(({ name }) => name),
    all,
  );
  const colored = rows.map((row) => ({ ...row, color: colors.get(row.name) ?? ('chart-other' as const) }));
  const legend: LegendEntry[] = colored.map(({ name, color }) => ({
    name,
    color,
    isOff: off.includes(name),
  }));
  const series: TimeSeries[] = colored.filter(({ name }) => !off.includes(name));
  const onToggle = (name: string) =>
    change({ off: off.includes(name) ? off.filter((one) => one !== name) : [...off, name] });
  return { series, legend, onToggle };
}
