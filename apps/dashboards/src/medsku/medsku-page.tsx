import { DashboardLayout } from '../kit/dashboard-layout.tsx';
import { FilterBar } from '../kit/filters/filter-bar.tsx';
import { YearRange } from '../kit/filters/year-range.tsx';
import { PanelGrid } from '../kit/panel-grid.tsx';
import { WordChoice } from '../kit/word-choice.tsx';
import type { Dashboard } from '../lib/dashboard.ts';
import { BrandRanking } from './brand-ranking.tsx';
import { MedskuFigures } from './medsku-figures.tsx';
import { PriceSpread } from './price-spread.tsx';
import { SalesShares } from './sales-shares.tsx';
import { SkuExplorer } from './sku-explorer.tsx';
import { TrendPanel } from './trend-panel.tsx';
import { filterWords, measureWords, useMedsku } from './use-medsku.ts';

/** What hospitals buy and pay, from the manufacturer down to the single article. */
export function MedskuPage({ dashboard }: { dashboard: Dashboard }) {
  const medsku = useMedsku(dashboard);
  const { offered, measure, setMeasure, choices, from, to, isPart, onChange } = medsku;
  return (
    <DashboardLayout
      dashboard={dashboard}
      switches={
        <WordChoice size="md" label="Measure" value={measure} words={measureWords} onChange={setMeasure} />
      }
      filters={
        <FilterBar dashboard={offered} choices={choices} filters={filterWords} isPart={isPart}>
          <YearRange label="Periods" periods={dashboard.periods} from={from} to={to} onChange={onChange} />
        </FilterBar>
      }
      filtered={[...choices.parts, { by: 'periods', words: `${from} to ${to}` }]}
    >
      <MedskuFigures medsku={medsku} />
      <PanelGrid>
        <TrendPanel medsku={medsku} />
        <SalesShares medsku={medsku} />
        <PriceSpread medsku={medsku} />
        <BrandRanking medsku={medsku} />
      </PanelGrid>
      <SkuExplorer medsku={medsku} />
    </DashboardLayout>
  );
}
