import { inText, placeWord } from './geography.ts';
import type { Field } from './knowledge/field.ts';
import { type Figures, figuresOf, type MarketFigures } from './model/figures.ts';
import { type Share, sharesOf } from './model/shares.ts';
import type { DemoReport } from './plan.ts';
import { type Random, randomOf } from './random.ts';
import { lower } from './writing/format.ts';

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
}

export function studyOf(report: DemoReport): Study {
  const figures = figuresOf(report);
  const { field, title, region, year } = report;
  return {
    report,
    field,
    figures,
    where: inText(region),
    inWhere: region === 'Global' ? 'worldwide' : `in ${inText(region)}`,
    what: lower(title),
    placeWord: placeWord(region),
    chance: (purpose) => randomOf(title, region, year, purpose),
    shares: (of, when = figures.measured) => sharesOf(field, report, of.market, when),
  };
}
