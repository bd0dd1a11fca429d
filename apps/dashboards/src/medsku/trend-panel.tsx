import { TimeBars } from '@caliper/ui/charts/time-bars.tsx';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { seriesLimit, useLegend } from '../kit/colors.ts';
import {
  largestFirst,
  leftOutWords,
  type NamedRow,
  namedRows,
  pickingFrom,
  sumRows,
  topWithOthers,
} from '../kit/figures.ts';
import { scaledUnit, scaleOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { type Span, within } from '../kit/periods.ts';
import { timeSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { WordChoice } from '../kit/word-choice.tsx';
import { useGroupColors } from './group-colors.ts';
import { groupingWords, type Medsku, measureWords } from './use-medsku.ts';

/** The measure over time: sums are stacked, prices are lines. */
export function TrendPanel({ medsku }: { medsku: Medsku }) {
  const { dashboard, measure, by, setBy, choices, span } = medsku;
  const question = { groupBy: [by], filters: choices.chosen };
  const figures = useFigures(dashboard, { measure, ...question });
  const sales = useFigures(dashboard, { measure: 'sales', ...question });
  const rows = within(span, namedRows(figures));
  const bySales = within(span, namedRows(sales));
  const isPrice = measure === 'price';
  const shown = isPrice
    ? largestSellers(rows, bySales, span)
    : topWithOthers(rows, seriesLimit, span.periods.length - 1);
  const leftOut = leftOutWords(shown.length, rows.length, `the best-selling in ${span.periods.at(-1)}`);
  const { series, legend, onToggle } = useLegend(shown, useGroupColors(medsku));
  const values = isPrice ? series.flatMap((one) => one.values) : sumRows(series);
  const scale = scaleOf(values, isPrice);
  const title = `${measureWords[measure]} by ${groupingWords[by].toLowerCase()}`;
  const unit = figures.data?.unit ?? '';
  const noteIn = (words: string) => (isPrice ? `${words}, weighted by units` : words);
  const Chart = isPrice ? TimeLines : TimeBars;
  const pick = (name: string) => choices.toggle(by, [name]);
  return (
    <Panel
      title={title}
      note={noteIn(scaledUnit(unit, scale))}
      leftOut={isPrice ? leftOut : ''}
      sheetNote={noteIn(unit)}
      figures={[figures, sales]}
      sheet={timeSheet({
        unit,
        lead: [groupingWords[by]],
        span,
        rows: largestFirst(rows, span.periods.length - 1),
      })}
      legend={legend}
      onToggle={onToggle}
      tools={<WordChoice label="Shown by" value={by} words={groupingWords} onChange={setBy} />}
      onPick={pick}
    >
      <Chart
        label={`${title}, ${span.periods[0]} to ${span.periods.at(-1)}`}
        periods={span.periods}
        forecastFrom={span.forecastFrom}
        series={series}
        format={scale.format}
        formatAxis={scale.formatAxis}
        onPick={pickingFrom(shown, pick)}
      />
    </Panel>
  );
}

/** Prices cannot be added up: those of the largest sellers are shown. */
function largestSellers(prices: NamedRow[], sales: NamedRow[], { periods }: Span): NamedRow[] {
  const order = largestFirst(sales, periods.length - 1).map(({ name }) => name);
  const place = ({ name }: NamedRow) => order.indexOf(name);
  return prices.toSorted((one, other) => place(one) - place(other)).slice(0, seriesLimit);
}
