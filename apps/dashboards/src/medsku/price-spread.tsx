import { type Dimension, spreadColumns } from '@caliper/contract/dashboards/dashboards.values.ts';
import { type Box, BoxPlot } from '@caliper/ui/charts/box-plot.tsx';
import { Choice } from '@caliper/ui/fields/choice.tsx';
import { InlineSelect } from '@caliper/ui/fields/native-select.tsx';
import { leftOutWords } from '../kit/figures.ts';
import { precisionOf, scaledUnit, scaleOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { plainSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import type { FigureRow } from '../lib/dashboard.ts';
import { useOption, useView } from '../lib/view.ts';
import type { Medsku } from './use-medsku.ts';

const groups = ['manufacturer', 'brand', 'country'] as const satisfies Dimension[];
const words = { manufacturer: 'Manufacturer', brand: 'Brand', country: 'Country' };
const options = groups.map((value) => ({ value, label: words[value] }));
const most = 14;

/** The distribution of the average prices of single SKUs in one period. */
export function PriceSpread({ medsku }: { medsku: Medsku }) {
  const { dashboard, choices, span } = medsku;
  const [by, setBy] = useOption('spread', groups);
  const { view } = useView();
  const period = span.periods.find((one) => one === view.get('period')) ?? span.periods.at(-1) ?? '';
  const figures = useFigures(dashboard, {
    measure: 'spread',
    groupBy: [by],
    filters: choices.chosen,
    period,
  });
  const rows = figures.data?.rows ?? [];
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
          <Choice label="Prices by" size="sm" value={by} options={options} onChange={setBy} />
          <PeriodChoice periods={span.periods} period={period} />
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

function PeriodChoice({ periods, period }: { periods: readonly string[]; period: string }) {
  const { change } = useView();
  const options = periods.map((value) => ({ value, label: value }));
  const choose = (value: string) => change({ period: value });
  return <InlineSelect label="Period" value={period} options={options} onChange={choose} translate="no" />;
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
