import { DashboardLayout } from '../kit/dashboard-layout.tsx';
import { rowsOf } from '../kit/figures.ts';
import { FilterBar } from '../kit/filters/filter-bar.tsx';
import { YearRange } from '../kit/filters/year-range.tsx';
import { KeyFigures, sizeFigures } from '../kit/key-figures.tsx';
import { PanelGrid } from '../kit/panel-grid.tsx';
import { within } from '../kit/periods.ts';
import { useFigures } from '../kit/use-figures.ts';
import { WordChoice } from '../kit/word-choice.tsx';
import type { Dashboard } from '../lib/dashboard.ts';
import { CountryRanking, VolumeMap } from './country-panels.tsx';
import { MixPanel } from './mix-panel.tsx';
import { filterWords, type Pt, questionBy, showingWords, usePt } from './use-pt.ts';
import { VolumePanel } from './volume-panel.tsx';
import { VolumeTable } from './volume-table.tsx';

/** How often procedures are done, where, and who pays for them. */
export function PtPage({ dashboard }: { dashboard: Dashboard }) {
  const pt = usePt(dashboard);
  const { show, setShow, choices, from, to, isPart, onChange } = pt;
  return (
    <DashboardLayout
      dashboard={dashboard}
      switches={<WordChoice size="md" label="Measure" value={show} words={showingWords} onChange={setShow} />}
      filters={
        <FilterBar dashboard={dashboard} choices={choices} filters={filterWords} isPart={isPart}>
          <YearRange periods={dashboard.periods} from={from} to={to} onChange={onChange} />
        </FilterBar>
      }
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

/** The last measured year and the forecast. */
function PtFigures({ pt }: { pt: Pt }) {
  const { dashboard, span } = pt;
  const whole = useFigures(dashboard, questionBy(pt, []));
  const [row] = within(span, rowsOf(whole));
  const figures = sizeFigures({ title: 'Procedures' }, row?.values ?? [], span);
  return <KeyFigures figures={figures} asked={[whole]} />;
}
