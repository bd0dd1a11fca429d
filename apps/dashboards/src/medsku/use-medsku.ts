import type { Dimension } from '@caliper/contract/dashboards/dashboards.values.ts';
import { compareNames } from '@caliper/text/names.ts';
import { useMemo } from 'react';
import type { FilterWords } from '../kit/filters/filter-bar.tsx';
import { useChoices } from '../kit/filters/use-choices.ts';
import { useSpan } from '../kit/periods.ts';
import type { Dashboard } from '../lib/dashboard.ts';
import { useOption, useView } from '../lib/view.ts';

export const measures = ['sales', 'units', 'price'] as const;
export type SkuMeasure = (typeof measures)[number];
const groupings = ['manufacturer', 'brand'] as const;
export type SkuGrouping = (typeof groupings)[number];

const filtered: readonly Dimension[] = ['market', 'manufacturer', 'brand', 'country'];

/** The choices of a reader of a MedSKU dashboard. */
export function useMedsku(dashboard: Dashboard) {
  const [measure, setMeasure] = useOption('measure', measures);
  const [by, setBy] = useOption('by', groupings);
  const { view } = useView();
  const offered = useMemo(() => offeredFor(dashboard, view.getAll('manufacturer')), [dashboard, view]);
  const choices = useChoices(offered, filtered);
  const years = useSpan(dashboard);
  return { dashboard, offered, measure, setMeasure, by, setBy, choices, ...years };
}

export type Medsku = ReturnType<typeof useMedsku>;

/** All names of a grouping, so that each keeps its colour. */
export function namesOf({ dimensions }: Dashboard, by: SkuGrouping): string[] {
  const brands = dimensions.brand ?? [];
  return [...new Set(brands.flatMap(({ name, under }) => (by === 'brand' ? name : (under ?? []))))];
}

/**
 * The dashboard as its filters offer it: manufacturers, which come with their brands, and the brands of the chosen
 * ones. Several manufacturers may use the same brand name.
 */
export function offeredFor(dashboard: Dashboard, chosen: readonly string[]): Dashboard {
  const { brand: brands = [], ...others } = dashboard.dimensions;
  const all = namesOf(dashboard, 'manufacturer');
  const known = all.filter((name) => chosen.includes(name));
  const own = brands.filter(({ under }) => known.length === 0 || (under && known.includes(under)));
  const labels = (names: readonly string[]) => [...new Set(names)].map((name) => ({ name, under: null }));
  const manufacturer = labels(all.toSorted(compareNames));
  return {
    ...dashboard,
    dimensions: { ...others, manufacturer, brand: labels(own.map(({ name }) => name)) },
  };
}

export const measureWords: Record<SkuMeasure, string> = { sales: 'Sales', units: 'Units', price: 'Price' };

export const groupingWords: Record<SkuGrouping, string> = { manufacturer: 'Manufacturer', brand: 'Brand' };

export const filterWords: readonly FilterWords[] = [
  { dimension: 'market', label: 'Market', many: 'markets' },
  { dimension: 'manufacturer', label: 'Manufacturer', many: 'manufacturers' },
  { dimension: 'brand', label: 'Brand', many: 'brands' },
  { dimension: 'country', label: 'Country', many: 'countries' },
];
