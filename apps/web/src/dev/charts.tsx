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
import { Case, Cases, Group, Specimen } from './specimen.tsx';
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
        <Cases
          of={Ranking}
          width="wide"
          states={{
            rest: { label: 'Companies', rows: ranked, format },
            'one chosen, to be pressed': {
              label: 'Companies, one chosen',
              rows: ranked,
              format,
              chosen: ['Orthos'],
              onPick: nothing,
            },
            empty: { label: 'No companies', rows: [], format },
          }}
        />
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
        <Cases
          of={TimeLines}
          width="wide"
          states={{
            'with a forecast': { label: 'Sales by company', withNames: true, ...chart },
            empty: { label: 'No sales, as lines', height: 160, ...none },
          }}
        />
      </Specimen>
      <Specimen of="TimeBars">
        <Cases
          of={TimeBars}
          width="wide"
          states={{
            'with a forecast': { label: 'Sales, stacked', ...chart },
            empty: { label: 'No sales, as bars', height: 160, ...none },
          }}
        />
      </Specimen>
      <Specimen of="ShareBars">
        <Cases
          of={ShareBars}
          width="wide"
          states={{
            'with a forecast': { label: 'Shares', ...chart },
            'one chosen': { label: 'Shares, one chosen', chosen: ['Orthos'], onPick: nothing, ...chart },
          }}
        />
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
        <Cases
          of={Legend}
          width="wide"
          states={{
            words: { label: 'Companies', entries: parts, forecast: 'outlined' },
            'of lines': { label: 'Companies as lines', entries: parts, forecast: 'dashed' },
            'to be pressed, one off': {
              label: 'Companies to show',
              entries: parts.map((part, index) => ({ ...part, isOff: index === 1 })),
              onToggle: nothing,
            },
            focus: { label: 'Companies, focused', entries: parts, onToggle: nothing },
          }}
        />
      </Specimen>
    </>
  );
}
