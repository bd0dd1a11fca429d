import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { focusNeighbour } from '@caliper/ui/behaviour/focus-neighbour.ts';
import { cssColor } from '@caliper/ui/charts/data-color.ts';
import type { MouseEvent } from 'react';
import { colorsOf } from '../kit/colors.ts';
import { PanelGrid } from '../kit/panel-grid.tsx';
import { type Article, articleName, articleText } from './article.ts';
import classes from './sku-explorer.module.css';
import { SkuLines } from './sku-lines.tsx';
import type { Medsku } from './use-medsku.ts';

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
    <section className="stack gap12" aria-label="Compared SKUs">
      <h2 className="h4">Compared SKUs</h2>
      <ul className="list row wrap gap8 rows4">
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
