import { landRegions, type Place, placesOf } from '../geography.ts';
import type { Market } from '../knowledge/field.ts';
import type { DemoReport } from '../plan.ts';
import { seriesOf } from './market-model.ts';
import { addUp, type Series, valueIn } from './series.ts';

export interface PlaceFigures {
  name: string;
  series: Series;
}

export interface MarketFigures {
  market: Market;
  places: PlaceFigures[];
  total: Series;
}

/** Every number of a report: the source of all its tables, charts and sentences. */
export interface Figures {
  decimals: number;
  markets: MarketFigures[];
  /** The same places, all markets together. */
  places: PlaceFigures[];
  total: Series;
  /** The years in a full table. */
  years: number[];
  /** The last measured year; later years are forecasts. */
  measured: number;
  end: number;
}

const yearsBack = 4;
const yearsAhead = 6;
/** Below this many USD million one decimal is too coarse. */
const fineBelow = 60;

export function figuresOf(report: DemoReport): Figures {
  const { subject, region, year } = report;
  const coarse = subject.markets.map((market) => marketFigures(report, market, 1));
  const smallest = Math.min(...coarse.map(({ total }) => valueIn(total, year - 1)));
  const decimals = smallest < fineBelow && region !== 'Global' ? 2 : 1;
  const markets = subject.markets.map((market) => marketFigures(report, market, decimals));
  return {
    decimals,
    markets,
    places: placesTogether(markets, decimals),
    total: addUp(
      markets.map((one) => one.total),
      decimals,
    ),
    years: Array.from({ length: yearsBack + yearsAhead + 1 }, (_, index) => year - yearsBack + index),
    measured: year - 1,
    end: year + yearsAhead,
  };
}

function marketFigures(report: DemoReport, market: Market, decimals: number): MarketFigures {
  const single = (place: Place) => seriesOf(report, market, place, decimals);
  const places =
    report.region === 'Global'
      ? landRegions.map((name) => ({ name, series: addUp(placesOf[name].map(single), decimals) }))
      : placesOf[report.region].map((place) => ({ name: place.name, series: single(place) }));
  return {
    market,
    places,
    total: addUp(
      places.map((one) => one.series),
      decimals,
    ),
  };
}

function placesTogether(markets: MarketFigures[], decimals: number): PlaceFigures[] {
  const names = markets[0]?.places.map((one) => one.name) ?? [];
  return names.map((name, index) => ({
    name,
    series: addUp(
      markets.flatMap((one) => one.places[index]?.series ?? []),
      decimals,
    ),
  }));
}
