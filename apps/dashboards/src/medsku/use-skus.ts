import { useFigures } from '../kit/use-figures.ts';
import { useView } from '../lib/view.ts';
import { skuKeys, skuSheet } from './sku-sheet.ts';
import type { Medsku } from './use-medsku.ts';

/** More lines could not be told apart in one chart. */
export const mostCompared = 5;
/** Further SKUs are found by searching. */
const listed = 100;

/** The best-selling SKUs that match, and then the units and prices of just these. */
export function useSkus({ dashboard, choices, to }: Medsku) {
  const { view } = useView();
  const search = view.get('search') ?? '';
  const groupBy = [...skuKeys];
  const filters = choices.chosen;
  const words = search === '' ? {} : { search };
  const largest = { period: to, top: listed };
  const sales = useFigures(dashboard, { measure: 'sales', groupBy, filters, ...words, ...largest });
  const found = { ...filters, sku: sales.data?.rows.map(({ key }) => key[0] ?? '') ?? [] };
  const isFound = found.sku.length > 0 && !sales.isPlaceholderData;
  const units = useFigures(dashboard, { measure: 'units', groupBy, filters: found }, { enabled: isFound });
  const price = useFigures(dashboard, { measure: 'price', groupBy, filters: found }, { enabled: isFound });
  const at = dashboard.periods.indexOf(to);
  const all = sales.data ?? { edition: '', columns: [], unit: null, rows: [], total: 0 };
  return {
    // If no SKU is found, the others are never asked.
    figures: isFound ? [sales, units, price] : [sales],
    sheet: skuSheet({ sales: all, units: units.data, price: price.data }, dashboard.periods, at),
    search,
    total: sales.data?.total,
    shown: all.rows.length,
  };
}
