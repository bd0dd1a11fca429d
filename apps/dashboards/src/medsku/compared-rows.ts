import type { NamedRow } from '../kit/figures.ts';
import type { FigureRow } from '../kit/types.ts';
import { type Article, articleName } from './article.ts';

/** The compared articles in their order, out of rows by SKU and manufacturer. */
export function comparedRows(rows: readonly FigureRow[], articles: readonly Article[]): NamedRow[] {
  return articles.flatMap((article) => {
    const own = rows.find(({ key }) => key[0] === article.sku && key[1] === article.manufacturer);
    return own ? [{ name: articleName(article, articles), values: own.values }] : [];
  });
}
