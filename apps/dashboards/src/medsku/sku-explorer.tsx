import { TablePanel } from '../kit/table-panel.tsx';
import { tell } from '../lib/notices.ts';
import { useView } from '../lib/view.ts';
import { articlesIn, articleText } from './article.ts';
import { SkuComparison } from './sku-comparison.tsx';
import { SkuSearch } from './sku-search.tsx';
import type { Medsku } from './use-medsku.ts';
import { mostCompared, useSkus } from './use-skus.ts';

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
  return (
    <>
      <TablePanel
        title={`SKUs, ${medsku.to}`}
        first={[12, 'twelve']}
        notesFor={() => skuNotes({ shown, total, search })}
        figures={figures}
        sheet={sheet}
        tools={<SkuSearch />}
        empty="No SKU fits."
        chosen={compared}
        onPick={toggle}
      />
      {articles.length > 0 && <SkuComparison medsku={medsku} articles={articles} onRemove={toggle} />}
    </>
  );
}

interface Listed {
  shown: number;
  /** All that were found; undefined until that is known. */
  total: number | undefined;
  /** Empty without a search. */
  search: string;
}

/** The note above the table, and the one above its rows in an export, where nothing else shows the search. */
export function skuNotes({ shown, total, search }: Listed) {
  const invitation = `Choose up to ${mostCompared} to compare them.`;
  if (total === undefined) return { note: invitation, sheetNote: '' };
  const count = total === 1 ? '1 SKU' : `${total} SKUs`;
  const listed = total > shown ? `${shown} of ${count}, those with the largest sales` : count;
  return {
    note: `${listed}. ${invitation}`,
    sheetNote: search === '' ? listed : `${listed}; search: “${search}”`,
  };
}
