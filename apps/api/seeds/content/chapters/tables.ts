import { inText } from '../geography.ts';
import type { MarketFigures, PlaceFigures } from '../model/figures.ts';
import {
  growthOf,
  priceGrowthOf,
  priceIn,
  type Series,
  unitGrowthOf,
  unitsIn,
  valueIn,
} from '../model/series.ts';
import type { Study } from '../study.ts';
import { capital, figure } from '../writing/format.ts';
import { type Column, number, type Table } from '../writing/table.ts';

/** What a table over years shows. */
export interface Measure {
  of: (series: Series, year: number) => number;
  growth: (series: Series, from: number, to: number) => number;
  decimals: (study: Study) => number;
  unit: (market?: MarketFigures) => string;
}

export const value: Measure = {
  of: valueIn,
  growth: growthOf,
  decimals: ({ figures }) => figures.decimals,
  unit: () => 'USD million at manufacturer prices',
};

export const units: Measure = {
  of: unitsIn,
  growth: unitGrowthOf,
  decimals: () => 0,
  unit: (market) => `${capital(market?.market.unit ?? 'products')}, in units`,
};

export const price: Measure = {
  of: priceIn,
  growth: priceGrowthOf,
  decimals: ({ figures }) => ((figures.markets[0]?.market.price ?? 0) < 100 ? 1 : 0),
  unit: () => 'Average selling price of one unit, in USD',
};

export interface OverYears {
  caption: string;
  head: string;
  measure: Measure;
  rows: readonly { name: string; series: Series }[];
  total?: { name: string; series: Series };
  market?: MarketFigures;
  /** Shows every year of the report; otherwise every second forecast year. */
  isFull?: boolean;
  notes?: readonly string[];
}

/** Rows by years, measured and forecast under separate headings, growth in the last column. */
export function overYears(
  study: Study,
  { caption, head, measure, rows, total, market, isFull, notes }: OverYears,
): Table {
  const { measured, end } = study.figures;
  const years = isFull ? study.figures.years : sparseYears(study);
  const decimals =
    market && measure === price ? (market.market.price < 100 ? 1 : 0) : measure.decimals(study);
  const line = (name: string, series: Series) => [
    name,
    ...years.map((year) => figure(measure.of(series, year), decimals)),
    figure(measure.growth(series, measured, end), 1),
  ];
  return {
    caption,
    detail: `${measure.unit(market)}, ${years[0]}–${end}`,
    columns: [{ head }, ...yearColumns(years, measured), growthColumn(measured, end)],
    rows: rows.map(({ name, series }) => line(name, series)),
    ...(total && { total: line(total.name, total.series) }),
    notes: [...(notes ?? []), sourceLine(study)],
  };
}

function sparseYears({ figures: { years, measured } }: Study): number[] {
  return years.filter((year) => year <= measured || (year - measured) % 2 === 1);
}

export function yearColumns(years: readonly number[], measured: number): Column[] {
  return years.map((year) => number(year, '', year > measured ? 'Forecast' : 'Measured'));
}

function growthColumn(from: number, to: number): Column {
  return number('CAGR', `${from}–${String(to).slice(2)}, %`);
}

export function sourceLine({ report, field }: Study): string {
  return `Source: ${field.registries[report.year % field.registries.length]}, ${report.year} edition. All figures are invented.`;
}

export function allPlaces({ report, figures, placeWord }: Study): string {
  return report.region === 'Global'
    ? 'World'
    : `${report.region}, ${figures.places.length} ${placeWord.many}`;
}

/** Largest first. */
export function descending<T>(list: readonly T[], by: (one: T) => number): T[] {
  return list.toSorted((one, other) => by(other) - by(one));
}

/** By value in a year, largest first. */
export function ranked(places: readonly PlaceFigures[], year: number): PlaceFigures[] {
  return descending(places, ({ series }) => valueIn(series, year));
}

export function fastest(places: readonly PlaceFigures[], from: number, to: number): PlaceFigures[] {
  return descending(places, ({ series }) => growthOf(series, from, to));
}

export function said(place: PlaceFigures | undefined): string {
  return inText(place?.name ?? '');
}
