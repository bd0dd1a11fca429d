import { categories } from '@caliper/contract/catalogue/categories.ts';
import type { CatalogueItem } from '../catalogue/index.ts';

const names = new Map(categories.map(({ categoryId, text }) => [categoryId, text]));
const order = new Map(categories.map(({ categoryId }, place) => [categoryId, place]));

export function categoryName({ category_id }: Pick<CatalogueItem, 'category_id'>): string {
  return names.get(category_id) ?? '';
}

export function categoryPlace({ category_id }: Pick<CatalogueItem, 'category_id'>): number {
  return order.get(category_id) ?? 0;
}
