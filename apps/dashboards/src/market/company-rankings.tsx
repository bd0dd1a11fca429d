import { growthOver, lastKnown, namedRows, othersName, ranked } from '../kit/figures.ts';
import { formatGrowth, formatterOf, precisionOf, roughPrecision } from '../kit/format.ts';
import { periodWords } from '../kit/periods.ts';
import { RankingPanel } from '../kit/ranking-panel.tsx';
import { isPercentUnit } from '../kit/sheet.ts';
import type { CompanyShares } from './company-rows.ts';
import { notBrokenDown, showingTitle, unitOf } from './market-words.ts';
import type { Market } from './use-market.ts';

const growth = { head: 'Growth, %', decimals: 1, isPercent: true };

/** Averages and growth have no shares: companies are ranked, in the last measured period that has figures of them. */
export function CompanyRankingPanel({ market }: { market: Market }) {
  const { dashboard, view, span } = market;
  const isGrowth = view.show === 'growth';
  const rows = namedRows(market.companies).filter(({ name }) => name !== othersName);
  const shown = rows.map((row) => (isGrowth ? { ...row, values: growthOver(row.values) } : row));
  const at = lastKnown(shown, span.start + span.lastMeasured, span.start);
  const periodLabel = (index: number) => periodWords(dashboard.periods[index] ?? '', span.forecastFrom);
  const placed = ranked(shown, at);
  const values = placed.map(({ value }) => value);
  const unit = isGrowth ? '%' : unitOf(dashboard, view);
  return (
    <RankingPanel
      title={`${isGrowth ? 'Growth' : showingTitle(view)} by company, ${periodLabel(at)}`}
      note={isGrowth ? `% on ${periodLabel(at - 1) || 'the year before'}` : unit}
      {...ofCompanies(market)}
      unit={unit}
      rows={placed}
      value={{ head: periodLabel(at), decimals: isGrowth ? 1 : precisionOf(values), isPercent: isGrowth }}
      growth={isGrowth ? null : growth}
      format={isGrowth ? (value) => formatGrowth(value) : formatterOf(roughPrecision(values))}
      empty={notBrokenDown('company', market.hasCompanies)}
    />
  );
}

/** The companies of the market in the order of their shares. */
export function PlacesPanel({ market, found }: { market: Market; found: CompanyShares }) {
  const { rows, at, periods, periodLabel } = found;
  const placed = ranked(
    rows.filter(({ name }) => name !== othersName),
    at,
  );
  const unit = unitOf(market.dashboard, market.view);
  const values = placed.map(({ value }) => value);
  return (
    <RankingPanel
      title={periodLabel() ? `Ranking by company, ${periodLabel()}` : 'Ranking by company'}
      note={at > 0 ? `${unit}, growth on ${periodLabel(at - 1)}` : unit}
      {...ofCompanies(market)}
      unit={unit}
      rows={placed}
      most={12}
      value={{ head: periodLabel(), decimals: precisionOf(values), isPercent: isPercentUnit(unit) }}
      growth={growth}
      format={formatterOf(roughPrecision(values))}
      empty={notBrokenDown('company', market.hasCompanies && periods.length === 0)}
    />
  );
}

function ofCompanies({ companies, everybody, view, pickCompany }: Market) {
  return {
    lead: 'Company',
    figures: [companies, everybody],
    compared: 'company',
    chosen: view.companies,
    onPick: pickCompany,
  };
}
