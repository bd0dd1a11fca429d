import {
  growth,
  growthOver,
  lastKnown,
  type NamedRow,
  namedRows,
  pointsGained,
  sumRows,
} from '../kit/figures.ts';
import { formatGrowth, formatNumber, precisionOf, roughPrecision, shortUnit } from '../kit/format.ts';
import { placesOf } from '../kit/map/places.ts';
import { periodWords } from '../kit/periods.ts';
import type { Dashboard, Values } from '../lib/dashboard.ts';
import { chosenCountries, type MarketView } from './market-view.ts';
import { whose } from './market-words.ts';
import type { Market } from './use-market.ts';

interface Compared {
  market: Pick<Market, 'dashboard' | 'view' | 'span' | 'countries' | 'change'>;
  /** What is compared, as the beginning of a title: "Value". */
  noun: string;
  unit: string;
  /** `growth` compares the change on the period before; only sums have a whole. */
  kind: 'sum' | 'mean' | 'growth';
}

/** Countries as map, ranking and table compare them. */
export function compareCountries({ market, noun, unit, kind }: Compared) {
  const { dashboard, view, span, countries, change } = market;
  const isGrowth = kind === 'growth';
  const plain = comparedCountries(namedRows(countries), view, dashboard);
  const shown = <R extends NamedRow>(list: R[]) =>
    isGrowth ? list.map((row) => ({ ...row, values: growthOver(row.values) })) : list;
  const rows = shown(plain);
  // There may be no figures of a single company in the last measured period.
  const at = lastKnown(rows, span.start + span.lastMeasured, span.start);
  const rough = roughPrecision(rows.map((row) => row.values[at]));
  const format = (value: number) =>
    isGrowth ? formatGrowth(value) : formatNumber(value, Math.max(rough, roughPrecision([value])));
  const pickAll = (names: readonly string[]) => {
    const isOnly =
      view.countries.length === names.length && names.every((name) => view.countries.includes(name));
    change({ country: isOnly ? null : [...names], region: null });
  };
  return {
    asked: countries,
    noun,
    /** Names the companies if the figures are not those of all. */
    whose: whose(view),
    rows,
    /** The same for the map. */
    places: shown(placesOf(plain, kind === 'mean' ? 'mean' : 'sum')),
    isGrowth,
    /** Index, among all periods, of the one that is compared. */
    at,
    period: dashboard.periods[at] ?? '',
    /** The same in words. */
    when: periodWords(dashboard.periods[at] ?? '', dashboard.forecastFrom),
    before: dashboard.periods[at - 1],
    unit,
    exact: isGrowth ? 1 : precisionOf(rows.flatMap((row) => row.values)),
    change: changeIn(unit),
    /** Of all countries that are shown, in that period; null where they do not add up. */
    whole: kind === 'sum' ? (sumRows(plain)[at] ?? null) : null,
    /** Small values have more decimals than large ones, so that they are not shown as zero. */
    format,
    formatInUnit: (value: number) => `${format(value)} ${shortUnit(unit)}`.trim(),
    /** Beside whole regions, a country is one of those that are compared. */
    chosen: view.regions.length === 0 ? view.countries : [],
    /** Then the countries of those regions are all that is shown. */
    compared: view.regions.length === 0 ? 'country' : undefined,
    pick: (name: string) => pickAll([name]),
    pickAll,
  };
}

/** Percentages change by points, everything else by percent. */
function changeIn(unit: string) {
  const isPoints = unit === '%';
  return {
    words: isPoints ? 'points' : '%',
    of: (values: Values, at: number) =>
      isPoints ? pointsGained(values, at - 1, at) : growth(values[at - 1], values[at]),
    format: (change: number | null) => formatGrowth(change, isPoints ? '' : '%'),
  };
}

export type Countries = ReturnType<typeof compareCountries>;

interface CountryRow extends NamedRow {
  region: string;
}

/** The countries that are compared: those of the chosen regions. A country that is chosen alone is marked instead. */
export function comparedCountries(
  rows: readonly NamedRow[],
  view: MarketView,
  dashboard: Dashboard,
): CountryRow[] {
  const inside = new Set(chosenCountries(view, dashboard));
  return rows
    .filter(({ name }) => name !== '' && (view.regions.length === 0 || inside.has(name)))
    .map((row) => ({ ...row, region: regionOf(row.name, dashboard) }));
}

/** The reports of a dashboard may file a country under different regions; it is one country all the same. */
function regionOf(country: string, { dimensions }: Dashboard): string {
  const labels = dimensions.country?.filter(({ name }) => name === country) ?? [];
  return labels.flatMap(({ under }) => under ?? []).join(', ');
}

type Told = Pick<Countries, 'at' | 'before' | 'formatInUnit' | 'change' | 'whole'>;

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
