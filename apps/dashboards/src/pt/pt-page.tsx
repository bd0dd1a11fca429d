import { Choice } from '@caliper/ui/fields/choice.tsx';
import { DashboardLayout } from '../kit/dashboard-layout.tsx';
import { FilterBar } from '../kit/filters/filter-bar.tsx';
import { YearRange } from '../kit/filters/year-range.tsx';
import { PanelGrid } from '../kit/panel-grid.tsx';
import type { Dashboard } from '../kit/types.ts';
import { CountryRanking } from './country-ranking.tsx';
import { MixPanel } from './mix-panel.tsx';
import { PtFigures } from './pt-figures.tsx';
import { filterWords, showingWords } from './pt-words.ts';
import { type Pt, showings, usePt } from './use-pt.ts';
import { VolumeMap } from './volume-map.tsx';
import { VolumePanel } from './volume-panel.tsx';
import { VolumeTable } from './volume-table.tsx';

/** How often procedures are done, where, and who pays for them. */
export function PtPage({ dashboard }: { dashboard: Dashboard }) {
  const pt = usePt(dashboard);
  const { show, setShow, choices, from, to } = pt;
  const options = showings.map((value) => ({ value, label: showingWords[value] }));
  return (
    <DashboardLayout
      dashboard={dashboard}
      switches={<Choice label="Measure" value={show} options={options} onChange={setShow} />}
      filters={<PtFilters pt={pt} />}
      filtered={[...choices.parts, { by: 'years', words: `${from} to ${to}` }]}
    >
      <PtFigures pt={pt} />
      <PanelGrid>
        <VolumePanel pt={pt} />
        <MixPanel pt={pt} />
        <VolumeMap pt={pt} />
        <CountryRanking pt={pt} />
      </PanelGrid>
      <VolumeTable pt={pt} />
    </DashboardLayout>
  );
}

function PtFilters({ pt }: { pt: Pt }) {
  const { dashboard, choices, from, to, isPart, onChange } = pt;
  const isFiltered = isPart || Object.keys(choices.chosen).length > 0;
  return (
    <FilterBar dashboard={dashboard} choices={choices} filters={filterWords} isFiltered={isFiltered}>
      <YearRange periods={dashboard.periods} from={from} to={to} onChange={onChange} />
    </FilterBar>
  );
}
