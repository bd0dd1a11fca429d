import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../lib/api/query-client.ts';
import { formatDate } from '../../lib/format.ts';

type OpenRequest = Answer<'openRequests'>[number];
export type Requested = Omit<OpenRequest, 'item_id'>;

/** What the company waits for. If it does not load, the buttons can be pressed, and the server says what it knows. */
const openRequestsQuery = queryOptions({
  queryKey: ['open-requests'],
  queryFn: ({ signal }) => call('openRequests', {}, { signal }),
  refetchOnWindowFocus: 'always',
  meta: showsOwnError,
});

/** The request for an item, or for renewal (null). `isKnown` is false until the first answer. */
export function useOpenRequest(itemId: number | null) {
  const { data, isPending } = useQuery(openRequestsQuery);
  const requested = data?.find(({ item_id }) => item_id === itemId) ?? null;
  return { requested, isKnown: !isPending };
}

/** For all buttons on the page, at once. */
export function rememberRequest(itemId: number | null, { requestedAt, by }: Requested): void {
  queryClient.setQueryData(openRequestsQuery.queryKey, (known = []) => [
    { item_id: itemId, requestedAt, by },
    ...known.filter(({ item_id }) => item_id !== itemId),
  ]);
}

export function requestedOn({ requestedAt }: Requested): string {
  return `Requested on ${formatDate(requestedAt)}`;
}
