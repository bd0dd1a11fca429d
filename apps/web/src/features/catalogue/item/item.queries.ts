import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';

export type ItemContents = Answer<'itemContents'>;
export type PagedKind = ItemContents['kind'];

export function itemQuery(kind: PagedKind, id: number) {
  return queryOptions({
    queryKey: ['item', kind, id],
    queryFn: ({ signal }) => call('itemContents', { params: { kind, id } }, { signal }),
    meta: showsOwnError,
  });
}
