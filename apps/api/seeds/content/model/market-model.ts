import type { Place } from '../geography.ts';
import type { Market } from '../knowledge/field.ts';
import type { Edition } from '../plan.ts';
import { randomOf } from '../random.ts';
import { round } from './rounding.ts';
import { allYears, firstYear, type Series } from './series.ts';

/** The year that a market's size and price are given for. */
const anchorYear = 2024;
const shocks: Readonly<Record<number, number>> = { 2020: -10.5, 2021: 7.5 };

/**
 * Measured values depend only on title, market and place, so that editions agree about the past and a region's
 * report agrees with the global one. Only the forecast differs by edition.
 */
export function seriesOf({ title, year }: Edition, market: Market, place: Place, decimals: number): Series {
  const random = randomOf(title, market.name, place.name);
  const size = (market.size * place.weight * random.between(0.78, 1.26)) / 100;
  const lead = random.between(-1.3, 1.3);
  const rates = allYears.map(
    (one) => market.growth + place.tilt + lead + random.between(-1.5, 1.5) + (shocks[one] ?? 0),
  );
  const prices = pricesOf(
    market.price * place.level * random.between(0.92, 1.08),
    market.priceTrend + random.between(-0.5, 0.5),
  );
  const revision = randomOf(title, place.name, market.name, year).between(-0.5, 0.5);
  const value = pathOf(size, rates).map((one, index) => {
    const ahead = Math.max(0, firstYear + index - year + 1);
    return Math.max(round(one * (1 + revision / 100) ** ahead, decimals), 10 ** -decimals);
  });
  const units = value.map((one, index) => Math.max(1, Math.round((one * 1_000_000) / (prices[index] ?? 1))));
  return { value, units };
}

function pathOf(anchor: number, rates: readonly number[]): number[] {
  const start = anchorYear - firstYear;
  const path = rates.map(() => anchor);
  for (let index = start + 1; index < path.length; index++)
    path[index] = (path[index - 1] ?? 0) * (1 + (rates[index] ?? 0) / 100);
  for (let index = start - 1; index >= 0; index--)
    path[index] = (path[index + 1] ?? 0) / (1 + (rates[index + 1] ?? 0) / 100);
  return path;
}

function pricesOf(anchor: number, trend: number): number[] {
  return allYears.map((year) => anchor * (1 + trend / 100) ** (year - anchorYear));
}
