import type { Market } from '../knowledge/field.ts';
import type { MarketFigures } from '../model/figures.ts';
import { seriesOf } from '../model/market-model.ts';
import { sum } from '../model/rounding.ts';
import { addUp, type Series, valueIn } from '../model/series.ts';
import { typeValues } from '../model/types.ts';
import type { Study } from '../study.ts';
import { type Land, landsOf } from './lands.ts';
import { split } from './split.ts';

export interface LandFigures extends Land {
  series: Series;
}

/** Extra digits for countries compared with their region, so that small ones do not round to zero. */
export const finer = 2;

export function landFigures({ report, figures }: Study, market: Market): LandFigures[] {
  return landsOf(report.region).map((land) => ({
    ...land,
    series: addUp(
      land.places.map((place) => seriesOf(report, market, place, figures.decimals)),
      figures.decimals,
    ),
  }));
}

/** The value of every type of a market in every country, adding up to the report's figures for its places. */
export function typesByLand(study: Study, of: MarketFigures, lands: LandFigures[], year: number): number[][] {
  const byPlace = typeValues(study, of, year);
  if (study.report.region !== 'Global') return lands.map((land) => joined(study, of, land, byPlace));
  return of.places.flatMap(({ name }, index) =>
    regionDivided(
      study,
      of,
      lands.filter((land) => land.region === name),
      byPlace[index] ?? [],
      year,
    ),
  );
}

function joined({ figures }: Study, of: MarketFigures, land: Land, byPlace: number[][]): number[] {
  const inside = byPlace.filter((_, index) =>
    land.places.some(({ name }) => name === of.places[index]?.name),
  );
  return of.market.types.map((_, type) =>
    sum(
      inside.map((one) => one[type] ?? 0),
      figures.decimals,
    ),
  );
}

function regionDivided(
  { chance, figures }: Study,
  { market }: MarketFigures,
  lands: LandFigures[],
  types: number[],
  year: number,
): number[][] {
  const leanings = lands.map(({ country }) => {
    const random = chance(`types-${market.name}-${country}`);
    return types.map(() => random.between(0.8, 1.2));
  });
  return split(
    types,
    lands.map(({ series }) => valueIn(series, year)),
    (land, type) => leanings[land]?.[type] ?? 1,
    figures.decimals + finer,
  );
}
