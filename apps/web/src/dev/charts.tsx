import { BoxPlot } from '@caliper/ui/charts/box-plot.tsx';
import { HeatTable } from '@caliper/ui/charts/heat-table.tsx';
import { Histogram } from '@caliper/ui/charts/histogram.tsx';
import { Legend } from '@caliper/ui/charts/legend.tsx';
import { Pie } from '@caliper/ui/charts/pie.tsx';
import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { ShareBars } from '@caliper/ui/charts/share-bars.tsx';
import { TimeBars } from '@caliper/ui/charts/time-bars.tsx';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { Treemap } from '@caliper/ui/charts/treemap.tsx';
import { format, parts, periods, series, steps } from './figures.ts';
import { Case, Group, Specimen } from './specimen.tsx';
import { nothing } from './values.ts';

const chart = { periods, series, format, forecastFrom: '2026' };
const none = { ...chart, series: [] };
const boxes = [
  { name: 'Knee', values: [12, 20, 31, 44, 71] as const, count: 118 },
  { name: 'Patient-matched instruments', values: [40, 41, 42, 43, 44] as const, count: 4 },
];
const rows = series.map(({ name, values }) => ({ name, values }));
const ranked = parts.map(({ name, value }, index) => ({
  name,
  value: index === 3 ? null : value,
  growth: '+4.1%',
  movement: index - 1,
}));

export function Charts() {
  return (
    <Group title="Charts">
      <OverTime />
      <OfAWhole />
      <Specimen of="HeatTable">
        <Case state="one chosen, to be pressed" width="wide">
          <HeatTable
            label="Prices"
            corner="Company"
            columns={periods}
            rows={rows}
            steps={steps}
            format={format}
            chosen={['Orthos']}
            onPick={nothing}
          />
        </Case>
      </Specimen>
      <Specimen of="Ranking">
        <Case state="rest" width="wide">
          <Ranking label="Companies" rows={ranked} format={format} />
        </Case>
        <Case state="one chosen, to be pressed" width="wide">
          <Ranking
            label="Companies, one chosen"
            rows={ranked}
            format={format}
            chosen={['Orthos']}
            onPick={nothing}
          />
        </Case>
        <Case state="empty" width="wide">
          <Ranking label="No companies" rows={[]} format={format} />
        </Case>
      </Specimen>
      <Specimen of="BoxPlot">
        <Case state="rest" width="wide">
          <BoxPlot label="Prices" boxes={boxes} format={format} counted="SKUs" />
        </Case>
      </Specimen>
      <Specimen of="Histogram">
        <Case state="rest" width="wide">
          <Histogram label="Answers" bars={parts} format={format} />
        </Case>
      </Specimen>
    </Group>
  );
}

function OverTime() {
  return (
    <>
      <Specimen of="TimeLines">
        <Case state="with a forecast" width="wide">
          <TimeLines label="Sales by company" withNames {...chart} />
        </Case>
        <Case state="empty" width="wide">
          <TimeLines label="No sales, as lines" height={160} {...none} />
        </Case>
      </Specimen>
      <Specimen of="TimeBars">
        <Case state="with a forecast" width="wide">
          <TimeBars label="Sales, stacked" {...chart} />
        </Case>
        <Case state="empty" width="wide">
          <TimeBars label="No sales, as bars" height={160} {...none} />
        </Case>
      </Specimen>
      <Specimen of="ShareBars">
        <Case state="with a forecast" width="wide">
          <ShareBars label="Shares" {...chart} />
        </Case>
        <Case state="one chosen" width="wide">
          <ShareBars label="Shares, one chosen" chosen={['Orthos']} onPick={nothing} {...chart} />
        </Case>
      </Specimen>
    </>
  );
}

function OfAWhole() {
  return (
    <>
      <Specimen of="Pie">
        <Case state="rest" width="wide">
          <Pie label="Shares as a circle" parts={parts} format={format} height={220} />
        </Case>
      </Specimen>
      <Specimen of="Treemap">
        <Case state="rest" width="wide">
          <Treemap label="Shares as areas" parts={parts} format={format} height={220} />
        </Case>
      </Specimen>
      <Specimen of="Legend">
        <Case state="words" width="wide">
          <Legend label="Companies" entries={parts} hasForecast />
        </Case>
        <Case state="to be pressed, one off" width="wide">
          <Legend
            label="Companies to show"
            entries={parts.map((part, index) => ({ ...part, isOff: index === 1 }))}
            onToggle={nothing}
          />
        </Case>
        <Case state="focus" pretend="focus" width="wide">
          <Legend label="Companies, focused" entries={parts} onToggle={nothing} />
        </Case>
      </Specimen>
    </>
  );
}
