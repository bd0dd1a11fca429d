import type { DemoItem } from '../items.ts';
import { seriesOf } from '../model/market-model.ts';
import { divide, round } from '../model/rounding.ts';
import { addUp, priceIn, type Series, unitsIn } from '../model/series.ts';
import type { Study } from '../study.ts';
import type { Row } from './csv.ts';
import { studyBehind } from './item-study.ts';
import { type Land, largestLands } from './lands.ts';
import { type Sku, skusOf } from './skus.ts';

interface Reach {
  countries: number;
  quarters: number;
  manufacturers: number;
}

const full: Reach = { countries: 5, quarters: 16, manufacturers: 6 };
const small: Reach = { countries: 2, quarters: 8, manufacturers: 4 };

/** The panel hospitals' share of all purchases. */
export const panel = 0.3;
const seasons = [0.255, 0.25, 0.225, 0.27];

/** What was bought and at which price, by article and quarter. */
export function* medskuRows(item: DemoItem, isDemo: boolean): Generator<Row> {
  const study = studyBehind(item);
  const reach = isDemo ? small : full;
  const [market] = item.subject.markets;
  if (!market) return;
  const skus = skusOf(study, market, reach.manufacturers, reach.quarters);
  for (const land of largestLands(item.region, reach.countries)) {
    const parts = land.places.map((place) => seriesOf(study.report, market, place, study.figures.decimals));
    const series = addUp(parts, study.figures.decimals);
    for (let quarter = 0; quarter < reach.quarters; quarter++)
      yield* quarterRows(study, land, series, skus, { index: quarter, of: reach.quarters });
  }
}

interface Quarter {
  index: number;
  of: number;
}

function* quarterRows(
  study: Study,
  { country }: Land,
  series: Series,
  skus: readonly Sku[],
  quarter: Quarter,
): Generator<Row> {
  const { year, season } = whenOf(study, quarter);
  const sold = skus.filter(
    (one) => quarter.index >= one.from && quarter.index < one.until && isSold(study, one, country),
  );
  const random = study.chance(`quarter-${country}-${quarter.index - quarter.of}`);
  const weights = sold.map((one) => one.weight * random.between(0.85, 1.15));
  const units = divide(Math.round(unitsIn(series, year) * panel * (seasons[season] ?? 0)), weights, 0);
  for (const [index, one] of sold.entries()) {
    const price = priceIn(series, year) * one.level * random.between(0.97, 1.03);
    if ((units[index] ?? 0) > 0)
      yield {
        market: one.type,
        manufacturer: one.manufacturer,
        brand: one.brand,
        sku: one.sku,
        description: one.description,
        country,
        period: `${year}-Q${season + 1}`,
        units: units[index] ?? 0,
        price: round(price, price < 100 ? 2 : 0),
        currency: 'USD',
      };
  }
}

/** The last of the quarters ends the last measured year. */
function whenOf({ figures }: Study, { index, of }: Quarter): { year: number; season: number } {
  const back = of - 1 - index;
  return { year: figures.measured - Math.floor(back / 4), season: 3 - (back % 4) };
}

/** Not every article is sold in every country. */
function isSold({ chance }: Study, { sku }: Sku, country: string): boolean {
  return chance(`sold-${sku}-${country}`).next() < 0.88;
}
