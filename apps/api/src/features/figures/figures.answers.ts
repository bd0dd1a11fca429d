import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Found } from './choosing.ts';
import type { AnySource } from './looking.ts';
import type { Period, Point, Series } from './table-series.ts';

type WireSeries = Answer<'listFigures'>['series'][number];
type Elsewhere = Answer<'listFigures'>['elsewhere'][number];

export function labelOf({ labels, place }: Series): string {
  const named = labels.filter(({ text }) => text !== place);
  return named.map(({ text }) => text.charAt(0).toUpperCase() + text.slice(1)).join(', ');
}

export function toSeries({ series, source }: Found<AnySource>, period: Period | null): WireSeries {
  const { metric, place, unit, points } = series;
  const sorted = within(points, period).toSorted((a, b) => (a.period?.to ?? 0) - (b.period?.to ?? 0));
  return {
    key: source.key,
    label: labelOf(series),
    metric,
    place,
    unit,
    points: sorted,
    source: toSource(source),
  };
}

export function within(points: readonly Point[], period: Period | null): Point[] {
  if (!period) return [...points];
  return points.filter((one) => one.period && one.period.from >= period.from && one.period.to <= period.to);
}

function toSource(source: AnySource): WireSeries['source'] {
  const { item_id, item_name, item_year, region, dashboard_kind } = source.item;
  const of = { item_id, item_name, year: item_year, region };
  if ('label' in source) {
    const { market, segment } = source.label;
    const kind = dashboard_kind === 'medaccess' ? ('medaccess' as const) : ('market' as const);
    const dashboard = { dashboard_kind: kind, market, segment };
    const given = source.given && { ...source.given, place: 1 };
    return { kind: 'dashboard', ...of, given, version: null, table: null, dashboard };
  }
  const { version, chapter_number, chapter_title, table_number, block, caption } = source.table;
  const table = { chapter_number, chapter_title, table_number, block, caption };
  return { kind: 'table', ...of, given: source.given, version, table, dashboard: null };
}

/** The reports behind what the viewer may not read, each once, the newest first. */
export function toElsewhere(found: readonly Found<AnySource>[]): Elsewhere[] {
  const items = new Map(found.map(({ source: { item } }) => [item.item_id, item]));
  return [...items.values()]
    .sort((a, b) => b.item_year - a.item_year || a.item_id - b.item_id)
    .map(({ item_id, item_name, item_year, region }) => ({ item_id, item_name, year: item_year, region }));
}
