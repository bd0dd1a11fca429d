import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { withoutRepeats } from './news-items.ts';

export type NewsItem = Answer<'news'>[number];

export function newsQuery(subCategoryId: number) {
  return queryOptions({
    queryKey: ['news', subCategoryId],
    queryFn: ({ signal }) => call('news', { query: { sub_category_id: subCategoryId } }, { signal }),
    select: withoutRepeats,
    meta: showsOwnError,
  });
}
