import { Choice } from '@caliper/ui/fields/choice.tsx';
import { DashboardLayout } from '../kit/dashboard-layout.tsx';
import { FilterBar } from '../kit/filters/filter-bar.tsx';
import { YearRange } from '../kit/filters/year-range.tsx';
import { PanelGrid } from '../kit/panel-grid.tsx';
import type { Dashboard } from '../kit/types.ts';
import { BrandRanking } from './brand-ranking.tsx';
import { MedskuFigures } from './medsku-figures.tsx';
import { filterWords, measureWords } from './medsku-words.ts';
import { PriceSpread } from './price-spread.tsx';
import { SalesShares } from './sales-shares.tsx';
import { SkuExplorer } from './sku-explorer.tsx';
import { TrendPanel } from './trend-panel.tsx';
import { type Medsku, measures, useMedsku } from './use-medsku.ts';

/** What hospitals buy and pay, from the manufacturer down to the single article. */
export function MedskuPage({ dashboard }: { dashboard: Dashboard }) {
  const medsku = useMedsku(dashboard);
  const { measure, setMeasure, choices, from, to } = medsku;
  const options = measures.map((value) => ({ value, label: measureWords[value] }));
  return (
    <DashboardLayout
      dashboard={dashboard}
      switches={<Choice label="Measure" value={measure} options={options} onChange={setMeasure} />}
      filters={<MedskuFilters medsku={medsku} />}
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

function MedskuFilters({ medsku }: { medsku: Medsku }) {
  const { dashboard, offered, choices, from, to, isPart, onChange } = medsku;
  const isFiltered = isPart || Object.keys(choices.chosen).length > 0;
  return (
    <FilterBar dashboard={offered} choices={choices} filters={filterWords} isFiltered={isFiltered}>
      <YearRange label="Periods" periods={dashboard.periods} from={from} to={to} onChange={onChange} />
    </FilterBar>
  );
}
