import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { focusNeighbour } from '@caliper/ui/behaviour/focus-neighbour.ts';
import { cssColor } from '@caliper/ui/charts/data-color.ts';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import type { MouseEvent } from 'react';
import { colored, colorsOf } from '../kit/colors.ts';
import { type NamedRow, rowsOf } from '../kit/figures.ts';
import { scaledUnit, scaleOf } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { PanelGrid } from '../kit/panel-grid.tsx';
import { within } from '../kit/periods.ts';
import { timeSheet } from '../kit/sheet.ts';
import { useFigures } from '../kit/use-figures.ts';
import type { FigureRow } from '../lib/dashboard.ts';
import { type Article, articleName, articleText } from './article.ts';
import classes from './sku-explorer.module.css';
import { type Medsku, measureWords } from './use-medsku.ts';

interface SkuComparisonProps {
  medsku: Medsku;
  articles: readonly Article[];
  /** Called with the text of the article. */
  onRemove: (article: string) => void;
}

/** The prices and units of a few SKUs side by side. */
export function SkuComparison({ medsku, articles, onRemove }: SkuComparisonProps) {
  const names = articles.map((one) => articleName(one, articles));
  const colors = colorsOf(names, names);
  const remove = (event: MouseEvent<HTMLElement>, article: Article) => {
    const section = event.currentTarget.closest('section');
    focusNeighbour(event.currentTarget, section?.previousElementSibling?.querySelector<HTMLElement>('input'));
    onRemove(articleText(article));
  };
  return (
    <section className={classes.comparison} aria-label="Compared SKUs">
      <h2 className={classes.title}>Compared SKUs</h2>
      <ul className={classes.compared}>
        {articles.map((article, index) => {
          const name = names[index] ?? '';
          return (
            <li key={articleText(article)} className={classes.one} translate="no">
              <i
                className={classes.mark}
                style={{ '--mark': cssColor(colors.get(name) ?? 'chart-other') } as React.CSSProperties}
              />
              {name}
              <IconButton icon="close" label={`Remove ${name}`} onClick={(event) => remove(event, article)} />
            </li>
          );
        })}
      </ul>
      <PanelGrid look="even">
        <SkuLines medsku={medsku} articles={articles} measure="price" />
        <SkuLines medsku={medsku} articles={articles} measure="units" />
      </PanelGrid>
    </section>
  );
}

interface SkuLinesProps extends Pick<SkuComparisonProps, 'medsku' | 'articles'> {
  measure: 'price' | 'units';
}

function SkuLines({ medsku: { dashboard, choices, span }, articles, measure }: SkuLinesProps) {
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
