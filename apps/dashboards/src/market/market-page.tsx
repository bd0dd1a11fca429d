import { DashboardLayout } from '../kit/dashboard-layout.tsx';
import { WordChoice } from '../kit/word-choice.tsx';
import type { Dashboard } from '../lib/dashboard.ts';
import { CompaniesView } from './companies-view.tsx';
import { CompanyRankingPanel } from './company-rankings.tsx';
import { CompanySharesPanel } from './company-shares-panel.tsx';
import { compareCountries } from './compare-countries.ts';
import { CountedApart } from './counted-apart.tsx';
import { CountryMapPanel, CountryRankingPanel, CountryTable } from './country-panels.tsx';
import { MainPanel } from './main-panel.tsx';
import { MarketFilters } from './market-filters.tsx';
import { MarketKeyFigures } from './market-key-figures.tsx';
import { offered } from './market-view.ts';
import { filteredParts, showingLabel, showingLabels, showingTitle, unitOf } from './market-words.ts';
import { type Market, useMarket } from './use-market.ts';

/** The markets of a report, or of a custom report: their value, companies, countries and forecast. */
export function MarketPage({ dashboard }: { dashboard: Dashboard }) {
  const market = useMarket(dashboard);
  const { view, change, span } = market;
  const [first] = offered(dashboard);
  return (
    <DashboardLayout
      dashboard={dashboard}
      filtered={filteredParts(view, span.periods)}
      switches={
        <WordChoice
          size="md"
          label="Figures"
          value={view.show}
          values={offered(dashboard)}
          words={showingLabels}
          onChange={(show) => change({ show: show === first ? null : show, sort: null })}
        />
      }
      filters={<MarketFilters market={market} />}
    >
      <CountedApart market={market} />
      {view.show === 'companies' ? <CompaniesView market={market} /> : <SizeView market={market} />}
    </DashboardLayout>
  );
}

function SizeView({ market }: { market: Market }) {
  const { view, dashboard } = market;
  const isGrowth = view.show === 'growth';
  const isSum = view.show === 'value' || view.show === 'units';
  const Companies = isSum ? CompanySharesPanel : CompanyRankingPanel;
  const countries = compareCountries({
    market,
    noun: showingLabel(view),
    unit: isGrowth ? '%' : unitOf(dashboard, view),
    kind: isGrowth ? 'growth' : isSum ? 'sum' : 'mean',
  });
  return (
    <>
      <MarketKeyFigures market={market} />
      <div className="thirds" data-alone={!market.hasCompanies || undefined}>
        <MainPanel market={market} />
        {market.hasCompanies && <Companies market={market} />}
        <CountryMapPanel countries={countries} />
        <CountryRankingPanel countries={countries} />
      </div>
      <CountryTable
        market={market}
        title={`${showingTitle(view)} by country`}
        countries={countries}
        hasRate={!isGrowth}
      />
    </>
  );
}
