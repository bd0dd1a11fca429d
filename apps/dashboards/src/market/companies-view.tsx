import { othersName, pointsGained, shares, sumRows } from '../kit/figures.ts';
import { formatGrowth, formatNumber } from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { PartsPanel } from './company-parts-panel.tsx';
import { PlacesPanel } from './company-rankings.tsx';
import { type CompanyShares, marketShares, sharesSheet } from './company-rows.ts';
import { CompanySharesPanel } from './company-shares-panel.tsx';
import { RankedTable } from './ranked-table.tsx';
import type { Market } from './use-market.ts';

/** The companies of the market: shares over time, ranking, shares in each part, and a table of all. */
export function CompaniesView({ market }: { market: Market }) {
  const { companies, everybody, span } = market;
  const found = marketShares(market, Number.POSITIVE_INFINITY);
  return (
    <>
      <KeyFigures figures={leaders(found)} asked={[companies, everybody]} />
      <div className="thirds">
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
