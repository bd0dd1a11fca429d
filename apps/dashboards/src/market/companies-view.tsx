import { HeatTable } from '@caliper/ui/charts/heat-table.tsx';
import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { leftOutWords, othersName, ranked, shares, sumRows } from '../kit/figures.ts';
import {
  formatGrowth,
  formatNumber,
  formatPercent,
  formatterOf,
  precisionOf,
  roughPrecision,
} from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { Panel } from '../kit/panel.tsx';
import { isPercentUnit, plainSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { type CompanyShares, marketShares, sharesInParts, sharesSheet } from './company-rows.ts';
import { CompanySharesPanel } from './company-shares-panel.tsx';
import classes from './market.module.css';
import { filtersOf, marketsIn, segmentsIn } from './market-view.ts';
import { notBrokenDown, unitOf } from './market-words.ts';
import { TablePanel } from './table-panels.tsx';
import type { Market } from './use-market.ts';

/** The companies of the market: shares over time, ranking, shares in each part, and a table of all. */
export function CompaniesView({ market }: { market: Market }) {
  const { companies, everybody, span } = market;
  const found = marketShares(market, Number.POSITIVE_INFINITY);
  return (
    <>
      <KeyFigures figures={leaders(found)} asked={[companies, everybody]} />
      <div className={classes.panels}>
        <CompanySharesPanel market={market} height={360} />
        <PlacesPanel market={market} found={found} />
      </div>
      <PartsPanel market={market} found={found} />
      <TablePanel
        market={market}
        title="Company shares by year"
        one="company"
        many="companies"
        period={found.periods[found.at] ?? ''}
        sheet={sharesSheet(found, span.forecastFrom)}
        figures={[companies, everybody]}
        compared="company"
        chosen={market.view.companies}
        onPick={market.pickCompany}
      />
    </>
  );
}

function leaders({ rows, whole, at, periodLabel }: CompanyShares): KeyFigure[] {
  const named = shares(rows, whole).filter(({ name }) => name !== othersName);
  const [leader] = named;
  const top = (count: number) => sumRows(named.slice(0, count))[at] ?? null;
  if (!leader) return [];
  const [first, last] = [leader.values[0], leader.values[at]];
  const points = first == null || last == null ? null : last - first;
  const percent = (value: number | null | undefined) => `${formatNumber(value, 1)} %`;
  return [
    { value: percent(last), label: `${leader.name}, ${periodLabel()}` },
    {
      value: formatGrowth(points, ''),
      unit: 'points',
      label: `Change of the leader since ${periodLabel(0)}`,
    },
    { value: percent(top(3)), label: 'Three largest together' },
    { value: String(named.length), label: 'Companies' },
  ];
}

interface FoundProps {
  market: Market;
  found: CompanyShares;
}

function emptyWords({ hasCompanies }: Market, { periods }: CompanyShares): string {
  return notBrokenDown('company', hasCompanies && periods.length === 0);
}

const mostPlaces = 12;

function PlacesPanel({ market, found }: FoundProps) {
  const { rows, at, periodLabel } = found;
  const { dashboard, view, companies, everybody } = market;
  const placed = ranked(
    rows.filter(({ name }) => name !== othersName),
    at,
  ).filter(({ value }) => value !== null);
  const unit = unitOf(dashboard, view);
  const values = placed.map(({ value }) => value);
  const shown = placed.slice(0, mostPlaces);
  const title = periodLabel() ? `Ranking by company, ${periodLabel()}` : 'Ranking by company';
  const note = at > 0 ? `${unit}, growth on ${periodLabel(at - 1)}` : unit;
  return (
    <Panel
      title={title}
      note={note}
      leftOut={leftOutWords(shown.length, placed.length, 'the highest')}
      figures={[companies, everybody]}
      compared="company"
      sheet={plainSheet({
        unit,
        columns: [
          { head: 'Company' },
          { head: 'Place', decimals: 0 },
          { head: periodLabel(), decimals: precisionOf(values), isPercent: isPercentUnit(unit) },
          { head: 'Growth, %', decimals: 1, isPercent: true },
          { head: 'Places gained', decimals: 0 },
        ],
        rows: placed.map(({ row, value, growth, movement }, place) => [
          row.name,
          place + 1,
          value,
          growth,
          movement,
        ]),
      })}
      chosen={view.companies}
      onPick={market.pickCompany}
      empty={emptyWords(market, found)}
    >
      <Ranking
        label={title}
        rows={shown.map(({ row, value, growth, movement }) => ({
          name: row.name,
          value,
          movement,
          growth: formatGrowth(growth),
        }))}
        format={formatterOf(roughPrecision(values))}
        chosen={view.companies}
        onPick={market.pickCompany}
      />
    </Panel>
  );
}

const sharesSteps = [0, 5, 10, 20, 30];
/** More columns would not fit. */
const mostColumns = 8;

/** The shares of companies in every segment, or in every market. */
function PartsPanel({ market, found }: FoundProps) {
  const { dashboard, view, by, companies, everybody } = market;
  const filters = filtersOf(view, dashboard, ['company']);
  const asked = useFigures(dashboard, { measure: 'value', groupBy: [by, 'company'], filters });
  const wholes = useFigures(dashboard, { measure: 'value', groupBy: [by], filters });
  const when = found.periodLabel();
  const names = found.rows.map(({ name }) => name).filter((name) => name !== othersName);
  const columns = names.slice(0, mostColumns);
  const rows = sharesInParts({
    asked: asked.data?.rows ?? [],
    wholes: wholes.data?.rows ?? [],
    parts: by === 'market' ? marketsIn(view, dashboard) : segmentsIn(view, dashboard),
    companies: names,
    at: dashboard.periods.indexOf(found.periods[found.at] ?? ''),
  });
  const title = `Company shares by ${by}${when && `, ${when}`}`;
  const pick = (name: string) => {
    if (by === 'segment') return market.change({ segment: [name] });
    keepFocus(document.activeElement);
    market.change({ market: [name], segment: null });
  };
  return (
    <Panel
      title={title}
      note="% of value"
      leftOut={leftOutWords(columns.length, names.length, 'the largest companies')}
      figures={[asked, wholes, companies, everybody]}
      compared="company"
      sheet={plainSheet({
        unit: '%',
        columns: [
          { head: by === 'market' ? 'Market' : 'Segment' },
          ...names.map((head) => ({ head, decimals: 1, isPercent: true })),
        ],
        rows: rows.map(({ name, values }) => [name, ...values]),
      })}
      empty={emptyWords(market, found)}
    >
      <HeatTable
        label={title}
        corner={by === 'market' ? 'Market' : 'Segment'}
        columns={columns}
        rows={rows}
        steps={sharesSteps}
        format={formatPercent}
        onPick={pick}
      />
    </Panel>
  );
}
