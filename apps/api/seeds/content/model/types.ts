import type { Study } from '../study.ts';
import type { MarketFigures } from './figures.ts';
import { divide } from './rounding.ts';
import { valueIn } from './series.ts';

/** How the value of a market divides into its types in each place; the parts add up in every place and year. */
export function typeValues(
  { report, figures, chance }: Study,
  { market, places }: MarketFigures,
  year: number,
): number[][] {
  return places.map(({ name, series }) => {
    const random = chance(`types-${report.title}-${market.name}-${name}`);
    const weights = market.types.map(
      (_, index) => random.between(0.5, 1.3) / (index + 1) + (index ? 0.02 * (year - report.year) : 0),
    );
    return divide(
      valueIn(series, year),
      weights.map((one) => Math.max(one, 0.05)),
      figures.decimals,
    );
  });
}
