import { TimeBars } from '@caliper/ui/charts/time-bars.tsx';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { Choice } from '@caliper/ui/fields/choice.tsx';
import { colorsOf, seriesLimit, useLegend } from '../kit/colors.ts';
import { growthOver, type NamedRow, namedRows, pickingFrom, sumRows, topWithOthers } from '../kit/figures.ts';
import { formatPercent, formatterOf, scaledUnit, scaleOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { reachesForecast, within } from '../kit/periods.ts';
import { type FigureSheet, timeSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { namesOf, type Pt, parts, partWords, questionBy } from './use-pt.ts';

const wholePercent = formatterOf(0, '%');

/** Volumes over time, stacked by their parts, or the growth of each part. */
export function VolumePanel({ pt }: { pt: Pt }) {
  const { dashboard, show, by, setBy, choices, span } = pt;
  const figures = useFigures(dashboard, questionBy(pt, [by]));
  const rows = topWithOthers(namedRows(figures.data?.rows ?? []), seriesLimit, dashboard.periods.length - 1);
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
      sheet={partsSheet(pt, shown, unit)}
      legend={legend}
      onToggle={onToggle}
      hasForecast={!isGrowth && reachesForecast(span)}
      tools={<ByPart by={by} onChange={setBy} />}
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

function partsSheet({ by, show, span }: Pt, rows: readonly NamedRow[], unit: string): FigureSheet {
  const isGrowth = show === 'growth';
  return timeSheet({
    unit: isGrowth ? '%' : unit,
    lead: [partWords[by]],
    periods: span.periods,
    forecastFrom: span.forecastFrom,
    rows: rows.map(({ name, values }) => ({ lead: [name], values })),
    ...(isGrowth && { decimals: 1 }),
  });
}

function ByPart({ by, onChange }: { by: Pt['by']; onChange: Pt['setBy'] }) {
  const options = parts.map((value) => ({ value, label: partWords[value] }));
  return <Choice label="Shown by" size="sm" value={by} options={options} onChange={onChange} />;
}
