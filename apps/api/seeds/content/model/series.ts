import { growthBetween, round, sum } from './rounding.ts';

export const firstYear = 2016;
const lastYear = 2034;
export const allYears = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

/** Value in USD million and units, year by year. */
export interface Series {
  value: readonly number[];
  units: readonly number[];
}

export function valueIn(series: Series, year: number): number {
  return series.value[year - firstYear] ?? 0;
}

export function unitsIn(series: Series, year: number): number {
  return series.units[year - firstYear] ?? 0;
}

/** USD per unit. */
export function priceIn(series: Series, year: number): number {
  const units = unitsIn(series, year);
  return units > 0 ? (valueIn(series, year) * 1_000_000) / units : 0;
}

export function growthOf(series: Series, from: number, to: number): number {
  return round(growthBetween(valueIn(series, from), valueIn(series, to), to - from), 1);
}

export function unitGrowthOf(series: Series, from: number, to: number): number {
  return round(growthBetween(unitsIn(series, from), unitsIn(series, to), to - from), 1);
}

export function priceGrowthOf(series: Series, from: number, to: number): number {
  return round(growthBetween(priceIn(series, from), priceIn(series, to), to - from), 1);
}

export function addUp(parts: readonly Series[], decimals: number): Series {
  return {
    value: allYears.map((_, index) =>
      sum(
        parts.map((part) => part.value[index] ?? 0),
        decimals,
      ),
    ),
    units: allYears.map((_, index) =>
      sum(
        parts.map((part) => part.units[index] ?? 0),
        0,
      ),
    ),
  };
}
