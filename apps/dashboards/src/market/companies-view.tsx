import { HeatTable } from '@caliper/ui/charts/heat-table.tsx';
import { leftOutWords, othersName, pointsGained, rowsOf, shares, sumRows } from '../kit/figures.ts';
import { formatGrowth, formatNumber, formatPercent } from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { Panel } from '../kit/panel.tsx';
import { plainSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { PlacesPanel } from './company-rankings.tsx';
import { type CompanyShares, marketShares, sharesInParts, sharesSheet } from './company-rows.ts';
import { CompanySharesPanel } from './company-shares-panel.tsx';
import classes from './market.module.css';
import { filtersOf, marketsIn, segmentsIn } from './market-view.ts';
import { notBrokenDown } from './market-words.ts';
import { RankedTable } from './ranked-table.tsx';
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
      <RankedTable
        title="Company shares by year"
        span={span}
        nouns={['company', 'companies']}
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
  if (!leader) return [];
  const percent = (value: number | null | undefined) => `${formatNumber(value, 1)} %`;
  return [
    { value: percent(leader.values[at]), label: `${leader.name}, ${periodLabel()}` },
    {
      value: formatGrowth(pointsGained(leader.values, 0, at), ''),
      unit: 'points',
      label: `Change of the leader since ${periodLabel(0)}`,
    },
    { value: percent(sumRows(named.slice(0, 3))[at]), label: 'Three largest together' },
    { value: String(named.length), label: 'Companies' },
  ];
}

const sharesSteps = [0, 5, 10, 20, 30];
/** More columns would not fit. */
const mostColumns = 8;

/** The shares of companies in every segment, or in every market. */
function PartsPanel({ market, found }: { market: Market; found: CompanyShares }) {
  const { dashboard, view, by, companies, everybody, hasCompanies } = market;
  const filters = filtersOf(view, dashboard, ['company']);
  const asked = useFigures(dashboard, { measure: 'value', groupBy: [by, 'company'], filters });
  const wholes = useFigures(dashboard, { measure: 'value', groupBy: [by], filters });
  const when = found.periodLabel();
  const names = found.rows.map(({ name }) => name).filter((name) => name !== othersName);
  const columns = names.slice(0, mostColumns);
  const rows = sharesInParts({
    asked: rowsOf(asked),
    wholes: rowsOf(wholes),
    parts: by === 'market' ? marketsIn(view, dashboard) : segmentsIn(view, dashboard),
    companies: names,
    at: dashboard.periods.indexOf(found.periods[found.at] ?? ''),
  });
  const title = `Company shares by ${by}${when && `, ${when}`}`;
  const head = by === 'market' ? 'Market' : 'Segment';
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
        columns: [{ head }, ...names.map((name) => ({ head: name, decimals: 1, isPercent: true }))],
        rows: rows.map(({ name, values }) => [name, ...values]),
      })}
      empty={notBrokenDown('company', hasCompanies && found.periods.length === 0)}
    >
      <HeatTable
        label={title}
        corner={head}
        columns={columns}
        rows={rows}
        steps={sharesSteps}
        format={formatPercent}
        onPick={pick}
      />
    </Panel>
  );
}
