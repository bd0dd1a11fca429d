import { growth, growthOver, lastKnown, sumRows } from '../kit/figures.ts';
import { formatGrowth, formatNumber, precisionOf, roughPrecision, shortUnit } from '../kit/format.ts';
import { periodWords } from '../kit/periods.ts';
import type { Values } from '../kit/types.ts';
import { comparedCountries } from './country-rows.ts';
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
  const plain = comparedCountries(countries.data?.rows ?? [], view, dashboard);
  const rows = isGrowth ? plain.map((row) => ({ ...row, values: growthOver(row.values) })) : plain;
  // There may be no figures of a single company in the last measured period.
  const at = lastKnown(rows, span.start + span.lastMeasured);
  const rough = isGrowth ? 1 : roughPrecision(rows.map((row) => row.values[at]));
  const isOnly = (name: string) => view.countries.length === 1 && view.countries[0] === name;
  return {
    asked: countries,
    noun,
    /** Names the companies if the figures are not those of all. */
    whose: whose(view),
    rows,
    isGrowth,
    /** Index, among all periods, of the one that is compared. */
    at,
    period: dashboard.periods[at] ?? '',
    /** The same in words. */
    when: periodWords(dashboard.periods[at] ?? '', dashboard.forecastFrom),
    before: dashboard.periods[at - 1],
    unit,
    rough,
    exact: isGrowth ? 1 : precisionOf(rows.flatMap((row) => row.values)),
    change: changeIn(unit),
    whole: kind === 'sum' ? (sumRows(plain)[at] ?? null) : null,
    format: (value: number) =>
      isGrowth ? formatGrowth(value) : `${formatNumber(value, rough)} ${shortUnit(unit)}`.trim(),
    /** Beside whole regions, a country is one of those that are compared. */
    chosen: view.regions.length === 0 ? view.countries : [],
    /** Then the countries of those regions are all that is shown. */
    compared: view.regions.length === 0 ? 'country' : undefined,
    pick: (name: string) => change({ country: isOnly(name) ? null : [name], region: null }),
  };
}

/** Percentages change by points, everything else by percent. */
function changeIn(unit: string) {
  const isPoints = unit === '%';
  return {
    words: isPoints ? 'points' : '%',
    of: (values: Values, at: number) =>
      isPoints ? points(values[at - 1], values[at]) : growth(values[at - 1], values[at]),
    format: (change: number | null) => formatGrowth(change, isPoints ? '' : '%'),
  };
}

function points(from: number | null | undefined, to: number | null | undefined): number | null {
  return from == null || to == null ? null : to - from;
}

export type Countries = ReturnType<typeof compareCountries>;
