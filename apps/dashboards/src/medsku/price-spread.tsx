import { type Dimension, spreadColumns } from '@caliper/contract/dashboards/dashboards.values.ts';
import { type Box, BoxPlot } from '@caliper/ui/charts/box-plot.tsx';
import { InlineSelect } from '@caliper/ui/fields/native-select.tsx';
import { leftOutWords, rowsOf } from '../kit/figures.ts';
import { precisionOf, scaledUnit, scaleOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { plainSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import { WordChoice } from '../kit/word-choice.tsx';
import type { FigureRow } from '../lib/dashboard.ts';
import { useOption, useView } from '../lib/view.ts';
import type { Medsku } from './use-medsku.ts';

const groups = ['manufacturer', 'brand', 'country'] as const satisfies Dimension[];
const words = { manufacturer: 'Manufacturer', brand: 'Brand', country: 'Country' };
const most = 14;

/** The distribution of the average prices of single SKUs in one period. */
export function PriceSpread({ medsku }: { medsku: Medsku }) {
  const { dashboard, choices, span } = medsku;
  const [by, setBy] = useOption('spread', groups);
  const { view, change } = useView();
  const period = span.periods.find((one) => one === view.get('period')) ?? span.periods.at(-1) ?? '';
  const figures = useFigures(dashboard, {
    measure: 'spread',
    groupBy: [by],
    filters: choices.chosen,
    period,
  });
  const rows = rowsOf(figures);
  const pick = (name: string) => choices.toggle(by, [name]);
  const boxes = rows.slice(0, most).flatMap(boxOf);
  const scale = scaleOf(boxes.flatMap(({ values }) => values));
  const unit = figures.data?.unit ?? '';
  const leftOut = leftOutWords(boxes.length, rows.length, 'those with the most SKUs');
  const noteIn = (words: string) => `${words}, ${period}; boxes hold the middle half`;
  const title = `Prices of single SKUs by ${words[by].toLowerCase()}`;
  return (
    <Panel
      title={title}
      note={noteIn(scaledUnit(unit, scale))}
      leftOut={leftOut}
      sheetNote={noteIn(unit)}
      figures={figures}
      sheet={spreadSheet(words[by], unit, rows)}
      tools={
        <>
          <WordChoice label="Prices by" value={by} words={words} onChange={setBy} />
          <InlineSelect
            label="Period"
            value={period}
            options={span.periods.map((value) => ({ value, label: value }))}
            onChange={(value) => change({ period: value })}
            translate="no"
          />
        </>
      }
      onPick={pick}
    >
      <BoxPlot
        label={`${title}, ${period}`}
        boxes={boxes}
        format={scale.format}
        counted="SKUs"
        onPick={pick}
      />
    </Panel>
  );
}

function boxOf({ key, values }: FigureRow): Box[] {
  const [count, lowest, lower, median, upper, highest] = values;
  const isTold = lowest != null && lower != null && median != null && upper != null && highest != null;
  return isTold
    ? [{ name: key[0] ?? '', count: count ?? 0, values: [lowest, lower, median, upper, highest] }]
    : [];
}

function spreadSheet(head: string, unit: string, rows: readonly FigureRow[]) {
  const decimals = precisionOf(rows.flatMap(({ values }) => values.slice(1)));
  const columns = spreadColumns.map((name, index) => ({
    head: index === 0 ? 'SKUs' : name.charAt(0).toUpperCase() + name.slice(1),
    decimals: index === 0 ? 0 : decimals,
  }));
  return plainSheet({
    unit,
    columns: [{ head }, ...columns],
    rows: rows.map(({ key, values }) => [key[0] ?? '', ...values]),
  });
}
