import { type NamedRow, namedRows } from '../kit/figures.ts';
import type { Dashboard, FigureRow, Values } from '../kit/types.ts';
import { chosenCountries, type MarketView } from './market-view.ts';

export interface CountryRow extends NamedRow {
  region: string;
}

/** The countries that are compared: those of the chosen regions. A country that is chosen alone is marked instead. */
export function comparedCountries(
  rows: readonly FigureRow[],
  view: MarketView,
  dashboard: Dashboard,
): CountryRow[] {
  const inside = new Set(chosenCountries(view, dashboard));
  return namedRows(rows)
    .filter(({ name }) => name !== '' && (view.regions.length === 0 || inside.has(name)))
    .map((row) => ({ ...row, region: regionOf(row.name, dashboard) }));
}

/** The reports of a dashboard may file a country under different regions; it is one country all the same. */
function regionOf(country: string, { dimensions }: Dashboard): string {
  const labels = dimensions.country?.filter(({ name }) => name === country) ?? [];
  return labels.flatMap(({ under }) => under ?? []).join(', ');
}

interface Told {
  at: number;
  before: string | undefined;
  formatInUnit: (value: number) => string;
  change: {
    words: string;
    of: (values: Values, at: number) => number | null;
    format: (change: number | null) => string;
  };
  /** Of all countries that are shown, in that period; null where they do not add up. */
  whole: number | null;
}

/** The lines about a country on the map. */
export function countryLines(values: Values, { at, before, formatInUnit, whole, change }: Told): string[] {
  const value = values[at] ?? null;
  if (value === null) return [];
  const gained = change.of(values, at);
  const unit = change.words === '%' ? '' : ` ${change.words}`;
  const first = [
    formatInUnit(value),
    gained !== null && before ? `${change.format(gained)}${unit} on ${before}` : null,
  ];
  const share =
    whole !== null && whole > 0 ? [`${((value / whole) * 100).toFixed(1)}% of all countries shown`] : [];
  return [first.filter((part) => part !== null).join(' · '), ...share];
}
