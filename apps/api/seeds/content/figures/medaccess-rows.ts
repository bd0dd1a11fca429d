import type { Market } from '../knowledge/field.ts';
import { round } from '../model/rounding.ts';
import type { DemoReport } from '../plan.ts';
import { type Study, studyOf } from '../study.ts';
import type { Row } from './csv.ts';
import { type Land, namedLandsOf } from './lands.ts';
import { dashboardYears } from './market-rows.ts';

interface Payer {
  name: string;
  /** Coverage in points above or below all payers together. */
  points: number;
  /** What it pays, relative to all payers together. */
  level: number;
}

const payers: readonly Payer[] = [
  { name: 'Public payers', points: -4, level: 0.92 },
  { name: 'Private insurers', points: 6, level: 1.24 },
  { name: 'Hospital budgets', points: -9, level: 0.81 },
];

/** How much of the need is covered and what is paid for it; averages, with payers in place of companies. */
export function* medaccessRows(report: DemoReport): Generator<Row> {
  const study = studyOf(report);
  for (const market of report.subject.markets)
    for (const land of namedLandsOf(report.region))
      for (const year of dashboardYears(study))
        for (const segment of market.types)
          for (const payer of [undefined, ...payers])
            yield* rowsOf(study, market, land, year, segment, payer);
}

function* rowsOf(
  study: Study,
  market: Market,
  land: Land,
  year: number,
  segment: string,
  payer?: Payer,
): Generator<Row> {
  const { region, country } = land;
  const row = { market: market.name, segment, region, country, company: payer?.name ?? '', year };
  const coverage = coverageOf(study, market, land, year, segment) + (payer?.points ?? 0);
  const paid = paidFor(study, market, land, year, segment) * (payer?.level ?? 1);
  const value = round(Math.min(98, Math.max(3, coverage)), 1);
  yield { ...row, metric: 'coverage', unit: '%', value };
  const unit = `USD per ${singular(market.unit)}`;
  yield { ...row, metric: 'reimbursement', unit, value: Math.round(paid / 100) * 100 };
}

/** 'Studies' and 'dossiers' are regular. */
function singular(plural: string): string {
  return plural.endsWith('ies') ? plural.replace(/ies$/, 'y') : plural.replace(/s$/, '');
}

/** Rich countries cover more and add less each year. */
function coverageOf({ chance, report }: Study, market: Market, land: Land, year: number, segment: string) {
  const level = land.places[0]?.level ?? 1;
  const base = 34 + level * 26 + chance(`coverage-${market.name}-${land.country}`).between(-7, 7);
  const own = chance(`coverage-${segment}-${land.country}`).between(-6, 6);
  return base + own + (year - report.year) * (2.2 - level * 0.9);
}

function paidFor({ chance, report }: Study, market: Market, land: Land, year: number, segment: string) {
  const level = land.places[0]?.level ?? 1;
  const here = chance(`paid-${market.name}-${land.country}`).between(0.88, 1.12);
  const own = chance(`paid-${segment}-${land.country}`).between(0.85, 1.15);
  return market.price * level * here * own * (1 + market.priceTrend / 100) ** (year - report.year);
}
