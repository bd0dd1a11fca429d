import { TimeBars } from '@caliper/ui/charts/time-bars.tsx';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { colorsOf, seriesLimit, useLegend } from '../kit/colors.ts';
import { growthOver, namedRows, pickingFrom, sumRows, topWithOthers } from '../kit/figures.ts';
import { formatPercent, formatterOf, scaledUnit, scaleOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { reachesForecast, within } from '../kit/periods.ts';
import { timeSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { WordChoice } from '../kit/word-choice.tsx';
import { namesOf, type Pt, partWords, questionBy } from './use-pt.ts';

const wholePercent = formatterOf(0, '%');

/** Volumes over time, stacked by their parts, or the growth of each part. */
export function VolumePanel({ pt }: { pt: Pt }) {
  const { dashboard, show, by, setBy, choices, span } = pt;
  const figures = useFigures(dashboard, questionBy(pt, [by]));
  const rows = topWithOthers(namedRows(figures), seriesLimit, dashboard.periods.length - 1);
  const isGrowth = show === 'growth';
  const shown = within(
    span,
    isGrowth ? rows.map((row) => ({ ...row, values: growthOver(row.values) })) : rows,
  );
  const { series, legend, onToggle } = useLegend(
    shown,
    colorsOf(
      rows.map(({ name }) => name),
      namesOf(dashboard, by),
    ),
  );
  const scale = scaleOf(sumRows(series));
  const title = `${isGrowth ? 'Growth' : 'Procedures'} by ${partWords[by].toLowerCase()}`;
  const unit = figures.data?.unit ?? '';
  const noteIn = (words: string) => (isGrowth ? '% on the year before' : words);
  const Chart = isGrowth ? TimeLines : TimeBars;
  const pick = pickingFrom(rows, (name) => choices.toggle(by, [name]));
  return (
    <Panel
      title={title}
      note={noteIn(scaledUnit(unit, scale))}
      sheetNote={noteIn(unit)}
      figures={figures}
      sheet={timeSheet({
        unit: isGrowth ? '%' : unit,
        lead: [partWords[by]],
        span,
        rows: shown,
        ...(isGrowth && { decimals: 1 }),
      })}
      legend={legend}
      onToggle={onToggle}
      hasForecast={!isGrowth && reachesForecast(span)}
      tools={<WordChoice label="Shown by" value={by} words={partWords} onChange={setBy} />}
      chosen={choices.chosen[by] ?? []}
      onPick={pick}
    >
      <Chart
        label={`${title}, ${span.periods[0]} to ${span.periods.at(-1)}`}
        periods={span.periods}
        forecastFrom={span.forecastFrom}
        series={series}
        format={isGrowth ? formatPercent : scale.format}
        formatAxis={isGrowth ? wholePercent : scale.formatAxis}
        onPick={pick}
      />
    </Panel>
  );
}
