import type { LegendEntry } from '@caliper/ui/charts/legend.tsx';
import type { TimeSeries } from '@caliper/ui/charts/time.ts';
import { useView } from '../frame/view.ts';
import { colorsOf } from './colors.ts';
import type { NamedRow } from './figures.ts';

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
