import { useView } from '../frame/view.ts';
import { FigureTable } from '../kit/figure-table.tsx';
import { tell } from '../kit/notices.ts';
import { Panel } from '../kit/panel.tsx';
import { ShowAll } from '../kit/show-all.tsx';
import { sortedRows, sortFrom, sortText } from '../kit/sort.ts';
import { articlesIn, articleText } from './article.ts';
import { SkuComparison } from './sku-comparison.tsx';
import { skuNotes } from './sku-notes.ts';
import { SkuSearch } from './sku-search.tsx';
import type { Medsku } from './use-medsku.ts';
import { mostCompared, useSkus } from './use-skus.ts';

const shownFirst = 12;

/** Every article that is sold, found by its number or words; up to five are set side by side. */
export function SkuExplorer({ medsku }: { medsku: Medsku }) {
  const { view, change } = useView();
  const articles = articlesIn(view.getAll('sku')).slice(0, mostCompared);
  const compared = articles.map(articleText);
  const { sheet, figures, total, shown, search } = useSkus(medsku);
  const toggle = (article: string) => {
    if (compared.includes(article)) return change({ sku: compared.filter((one) => one !== article) });
    if (compared.length === mostCompared)
      return tell(`Up to ${mostCompared} SKUs can be compared.`, 'warning');
    change({ sku: [...compared, article] });
  };
  const sort = sortFrom(view.get('sort'), sheet);
  const isAll = view.has('all') || shown <= shownFirst;
  return (
    <>
      <Panel
        title={`SKUs, ${medsku.to}`}
        {...skuNotes({ shown, total, search })}
        figures={figures}
        sheet={{ ...sheet, rows: sortedRows(sheet, sort) }}
        look="plain"
        tools={
          <>
            <SkuSearch />
            {!isAll && <ShowAll count={shown} />}
          </>
        }
        empty="No SKU fits."
      >
        <FigureTable
          label="SKUs"
          sheet={sheet}
          sort={sort}
          onSort={(next) => change({ sort: sortText(next, sheet) })}
          {...(!isAll && { limit: shownFirst })}
          chosen={compared}
          onPick={toggle}
        />
      </Panel>
      {articles.length > 0 && <SkuComparison medsku={medsku} articles={articles} onRemove={toggle} />}
    </>
  );
}
