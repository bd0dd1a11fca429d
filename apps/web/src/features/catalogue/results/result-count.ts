import type { CataloguePageAnswer } from '../catalogue.queries.ts';
import type { CatalogueView } from '../catalogue-address.ts';
import { itemWords } from '../section-words.ts';

/** The number of items and the current page: "27 reports in Europe, page 1 of 2". */
export function resultCount(
  { section, filter, region, year }: Pick<CatalogueView, 'section' | 'filter' | 'region' | 'year'>,
  { total, page, pages }: Pick<CataloguePageAnswer, 'total' | 'page' | 'pages'>,
): string {
  const { one, many } = itemWords(section, filter);
  const what = [total === 0 ? 'No' : total, region === 'Global' ? 'global' : null, total === 1 ? one : many];
  const where = [year && `from ${year}`, region && region !== 'Global' && `in ${region}`];
  const words = [...what, ...where].filter(Boolean).join(' ');
  return pages > 1 ? `${words}, page ${page} of ${pages}` : words;
}
