import { useView } from '../frame/view.ts';
import { FigureTable } from '../kit/figure-table.tsx';
import { tell } from '../kit/notices.ts';
import { Panel } from '../kit/panel.tsx';
import { ShowAll } from '../kit/show-all.tsx';
import { sortFrom, sortText } from '../kit/sort.ts';
import { SkuComparison } from './sku-comparison.tsx';
import { SkuSearch } from './sku-search.tsx';
import type { Medsku } from './use-medsku.ts';
import { mostCompared, useSkus } from './use-skus.ts';

const shownFirst = 12;

/** Every article that is sold, found by its number or words; up to five are set side by side. */
export function SkuExplorer({ medsku }: { medsku: Medsku }) {
  const { view, change } = useView();
  const compared = view.getAll('sku').slice(0, mostCompared);
  const { sheet, figures, total, shown } = useSkus(medsku);
  const toggle = (sku: string) => {
    if (compared.includes(sku)) return change({ sku: compared.filter((one) => one !== sku) });
    if (compared.length === mostCompared)
      return tell(`Up to ${mostCompared} SKUs can be compared.`, 'warning');
    change({ sku: [...compared, sku] });
  };
  const isAll = view.has('all') || shown <= shownFirst;
  const count = total > shown ? `${shown} of ${total} SKUs, the largest sales first` : `${total} SKUs`;
  return (
    <>
      <Panel
        title={`SKUs, ${medsku.to}`}
        note={`${count}. Choose up to ${mostCompared} to compare them.`}
        figures={figures}
        sheet={sheet}
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
          sort={sortFrom(view.get('sort'), sheet)}
          onSort={(sort) => change({ sort: sortText(sort, sheet) })}
          {...(!isAll && { limit: shownFirst })}
          chosen={compared}
          onPick={toggle}
        />
      </Panel>
      {compared.length > 0 && <SkuComparison medsku={medsku} skus={compared} onRemove={toggle} />}
    </>
  );
}
