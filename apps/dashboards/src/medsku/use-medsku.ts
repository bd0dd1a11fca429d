import type { Dimension } from '@caliper/contract/dashboards/dashboards.values.ts';
import { useChoices } from '../kit/filters/use-choices.ts';
import type { Dashboard } from '../kit/types.ts';
import { useOption } from '../kit/use-option.ts';
import { useSpan } from '../kit/use-span.ts';

export const measures = ['sales', 'units', 'price'] as const;
export type SkuMeasure = (typeof measures)[number];
export const groupings = ['manufacturer', 'brand'] as const;
export type SkuGrouping = (typeof groupings)[number];

const filtered: readonly Dimension[] = ['market', 'brand', 'country'];

/** The choices of a reader of a MedSKU dashboard. */
export function useMedsku(dashboard: Dashboard) {
  const [measure, setMeasure] = useOption('measure', measures);
  const [by, setBy] = useOption('by', groupings);
  const choices = useChoices(dashboard, filtered);
  const years = useSpan(dashboard);
  return { dashboard, measure, setMeasure, by, setBy, choices, ...years };
}

export type Medsku = ReturnType<typeof useMedsku>;

/** All names of a grouping, so that each keeps its colour. */
export function namesOf({ dimensions }: Dashboard, by: SkuGrouping): string[] {
  const brands = dimensions.brand ?? [];
  if (by === 'brand') return brands.map(({ name }) => name);
  return [...new Set(brands.flatMap(({ under }) => under ?? []))];
}

/** The brands that pressing a name chooses. */
export function brandsOf({ dimensions }: Dashboard, by: SkuGrouping, name: string): string[] {
  if (by === 'brand') return [name];
  return (dimensions.brand ?? []).filter(({ under }) => under === name).map((one) => one.name);
}
