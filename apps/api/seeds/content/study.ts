import { inText, placeWord } from './geography.ts';
import type { Field } from './knowledge/field.ts';
import { type Figures, figuresOf, type MarketFigures } from './model/figures.ts';
import { growthOf, priceIn, type Series, unitsIn, valueIn } from './model/series.ts';
import { type Share, sharesOf } from './model/shares.ts';
import type { DemoReport } from './plan.ts';
import { type Random, randomOf } from './random.ts';
import { figure, lower, percent, usd, usdMillion } from './writing/format.ts';

/** A report being generated: what it is about and every number in it. */
export interface Study {
  report: DemoReport;
  field: Field;
  figures: Figures;
  /** 'Europe', 'the Middle East', 'the world' */
  where: string;
  /** 'in Europe', 'worldwide' */
  inWhere: string;
  /** The title in a sentence. */
  what: string;
  placeWord: { one: string; many: string };
  /** A random sequence for this report and purpose. */
  chance(purpose: string): Random;
  shares(of: MarketFigures, year?: number): Share[];
  /** Its value in a year as tables and as sentences write it; in the last measured year if none is given. */
  amount(series: Series, year?: number): string;
  money(series: Series, year?: number): string;
  /** Its units and the price of one. */
  count(series: Series, year?: number): string;
  paid(series: Series, year?: number): string;
  /** How its value grows over the forecast, in percent a year. */
  growth(series: Series): number;
  rate(series: Series): string;
}

export function studyOf(report: DemoReport): Study {
  const figures = figuresOf(report);
  const { field, title, region, year } = report;
  const { measured, end, decimals } = figures;
  const growth = (series: Series) => growthOf(series, measured, end);
  return {
    report,
    field,
    figures,
    where: inText(region),
    inWhere: region === 'Global' ? 'worldwide' : `in ${inText(region)}`,
    what: lower(title),
    placeWord: placeWord(region),
    chance: (purpose) => randomOf(title, region, year, purpose),
    shares: (of, when = measured) => sharesOf(field, report, of.market, when),
    amount: (series, when = measured) => figure(valueIn(series, when), decimals),
    money: (series, when = measured) => usdMillion(valueIn(series, when), decimals),
    count: (series, when = measured) => figure(unitsIn(series, when), 0),
    paid: (series, when = measured) => usd(priceIn(series, when)),
    growth,
    rate: (series) => percent(growth(series)),
  };
}
