import type { MarketFigures } from '../model/figures.ts';
import { divide } from '../model/rounding.ts';
import { firstYear, unitsIn } from '../model/series.ts';
import type { DemoReport } from '../plan.ts';
import { type Study, studyOf } from '../study.ts';
import { companyRows } from './company-rows.ts';
import type { Row } from './csv.ts';
import { type LandFigures, landFigures, typesByLand } from './land-figures.ts';

const yearsBack = 8;
/** Sales by company are known for this many of the last measured years. */
const companyYears = 5;

/** Everything that the dashboard of a report shows, from the same figures as the report. */
export function* marketRows(report: DemoReport): Generator<Row> {
  const study = studyOf(report);
  for (const of of study.figures.markets) {
    const lands = landFigures(study, of.market);
    for (const year of dashboardYears(study)) yield* typeRows(study, of, lands, year);
    for (const year of dashboardYears(study).filter((one) => isRecent(study, one)))
      yield* companyRows(study, of, lands, year);
  }
}

export function dashboardYears({ figures }: Study): number[] {
  const from = Math.max(firstYear, figures.measured - yearsBack + 1);
  return Array.from({ length: figures.end - from + 1 }, (_, index) => from + index);
}

function isRecent({ figures }: Study, year: number): boolean {
  return year <= figures.measured && year > figures.measured - companyYears;
}

function* typeRows(study: Study, of: MarketFigures, lands: LandFigures[], year: number): Generator<Row> {
  const values = typesByLand(study, of, lands, year);
  const levels = typeLevels(study, of);
  for (const [index, { region, country, series }] of lands.entries()) {
    const value = values[index] ?? [];
    const pieces = value.map((one, type) => one / (levels[type] ?? 1));
    const units = divide(unitsIn(series, year), pieces, 0);
    for (const [type, segment] of of.market.types.entries()) {
      const row = { market: of.market.name, segment, region, country, year };
      yield { ...row, metric: 'value', unit: 'USD million', value: value[type] ?? 0 };
      yield { ...row, metric: 'units', unit: of.market.unit, value: units[type] ?? 0 };
    }
  }
}

/** How expensive each type is, relative to the average of its market. */
function typeLevels({ report }: Study, { market }: MarketFigures): number[] {
  return market.types.map(
    (_, index) => 0.85 + ((index * 7 + report.title.length + market.name.length) % 5) * 0.1,
  );
}
