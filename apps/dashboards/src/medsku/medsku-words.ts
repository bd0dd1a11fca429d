import type { FilterWords } from '../kit/filters/filter-bar.tsx';
import type { SkuGrouping, SkuMeasure } from './use-medsku.ts';

export const measureWords: Record<SkuMeasure, string> = { sales: 'Sales', units: 'Units', price: 'Price' };

export const groupingWords: Record<SkuGrouping, string> = { manufacturer: 'Manufacturer', brand: 'Brand' };

export const filterWords: readonly FilterWords[] = [
  { dimension: 'market', label: 'Market', all: 'All markets', many: 'markets' },
  { dimension: 'manufacturer', label: 'Manufacturer', all: 'All manufacturers', many: 'manufacturers' },
  { dimension: 'brand', label: 'Brand', all: 'All brands', many: 'brands' },
  { dimension: 'country', label: 'Country', all: 'All countries', many: 'countries' },
];
