import { Choice } from '@caliper/ui/fields/choice.tsx';
import { DashboardLayout } from '../kit/dashboard-layout.tsx';
import { cagr, growth } from '../kit/figures.ts';
import { FilterBar } from '../kit/filters/filter-bar.tsx';
import { YearRange } from '../kit/filters/year-range.tsx';
import { formatGrowth, formatNumber } from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { PanelGrid } from '../kit/panel-grid.tsx';
import { periodWords, type Span, within, yearsBetween } from '../kit/periods.ts';
import { useFigures } from '../kit/use-figures.ts';
import type { Dashboard, Figures, Values } from '../lib/dashboard.ts';
import { CountryRanking, VolumeMap } from './country-panels.tsx';
import { MixPanel } from './mix-panel.tsx';
import { filterWords, type Pt, questionBy, showings, showingWords, usePt } from './use-pt.ts';
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

/** The last measured year and the forecast. */
function PtFigures({ pt }: { pt: Pt }) {
  const { dashboard, span } = pt;
  const whole = useFigures(dashboard, questionBy(pt, []));
  return <KeyFigures figures={toldOf(whole.data, span)} asked={[whole]} />;
}

function toldOf(figures: Figures | undefined, span: Span): KeyFigure[] {
  const values = within(span, figures?.rows ?? [])[0]?.values ?? [];
  const { periods, lastMeasured, forecastFrom } = span;
  const periodAt = (index: number) => periodWords(periods[index] ?? '', forecastFrom);
  const before = growth(values[lastMeasured - 1], values[lastMeasured]);
  return [
    { value: formatNumber(values[lastMeasured]), label: `Procedures, ${periodAt(lastMeasured)}` },
    ...(lastMeasured > 0
      ? [{ value: formatGrowth(before, ' %'), label: `on ${periodAt(lastMeasured - 1)}` }]
      : []),
    ...aheadOf(values, span),
  ];
}

function aheadOf(values: Values, { periods, lastMeasured }: Span): KeyFigure[] {
  const [from, to] = [periods[lastMeasured] ?? '', periods.at(-1) ?? ''];
  if (from === to) return [];
  const last = values[periods.length - 1] ?? null;
  const rate = cagr(values[lastMeasured], last, yearsBetween(from, to));
  return [
    { value: formatNumber(last), label: `Forecast, ${to}` },
    { value: formatGrowth(rate, ' %'), label: `CAGR ${from}–${to}` },
  ];
}
