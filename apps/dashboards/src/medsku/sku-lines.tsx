import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { colored, colorsOf } from '../kit/colors.ts';
import { type NamedRow, rowsOf } from '../kit/figures.ts';
import { scaledUnit, scaleOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { within } from '../kit/periods.ts';
import { timeSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import type { FigureRow } from '../lib/dashboard.ts';
import { type Article, articleName } from './article.ts';
import { type Medsku, measureWords } from './use-medsku.ts';

interface SkuLinesProps {
  medsku: Medsku;
  articles: readonly Article[];
  measure: 'price' | 'units';
}

export function SkuLines({ medsku: { dashboard, choices, span }, articles, measure }: SkuLinesProps) {
  const filters = { ...choices.chosen, sku: articles.map(({ sku }) => sku) };
  const figures = useFigures(dashboard, { measure, groupBy: ['sku', 'manufacturer'], filters });
  const names = articles.map((one) => articleName(one, articles));
  const colors = colorsOf(names, names);
  const rows = within(span, comparedRows(rowsOf(figures), articles));
  const series = colored(rows, colors);
  const scale = scaleOf(
    series.flatMap(({ values }) => values),
    true,
  );
  const unit = figures.data?.unit ?? '';
  const title = `${measureWords[measure]} by SKU`;
  return (
    <Panel
      title={title}
      note={scaledUnit(unit, scale)}
      sheetNote={unit}
      figures={figures}
      sheet={timeSheet({ unit, lead: ['SKU'], span, rows })}
      empty="These SKUs are not sold in the current selection."
    >
      <TimeLines
        label={`${title}, ${span.periods[0]} to ${span.periods.at(-1)}`}
        periods={span.periods}
        forecastFrom={null}
        series={series}
        format={scale.format}
        formatAxis={scale.formatAxis}
        withNames
      />
    </Panel>
  );
}

/** The compared articles in their order, out of rows by SKU and manufacturer. */
export function comparedRows(rows: readonly FigureRow[], articles: readonly Article[]): NamedRow[] {
  return articles.flatMap((article) => {
    const own = rows.find(({ key }) => key[0] === article.sku && key[1] === article.manufacturer);
    return own ? [{ name: articleName(article, articles), values: own.values }] : [];
  });
}
