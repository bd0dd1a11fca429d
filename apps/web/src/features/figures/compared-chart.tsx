import { Legend } from '@caliper/ui/charts/legend.tsx';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { allYears, bandFrom, linesOf } from './compared-lines.ts';
import type { Series } from './figures.queries.ts';

/** Developments in one chart, each in a colour of its own; what any of them expects is drawn as forecast. */
export function ComparedChart({ series }: { series: readonly Series[] }) {
  const [first] = series;
  const years = allYears(series);
  const lines = linesOf(series, years);
  return (
    <>
      <TimeLines
        label={`${first?.metric ?? ''} of ${lines.map(({ name }) => name).join('; ')}`}
        periods={years}
        forecastFrom={bandFrom(series)}
        series={lines}
        format={(value) => `${value.toLocaleString('en-US')} ${first?.unit ?? ''}`.trim()}
        formatAxis={(value) => value.toLocaleString('en-US')}
        height={320}
        bridgesGaps
      />
      <Legend
        label="Series"
        entries={lines.map(({ name, color }) => ({ name, color }))}
        forecast={lines.some(({ forecastFrom }) => forecastFrom !== null) ? 'dashed' : null}
      />
    </>
  );
}
