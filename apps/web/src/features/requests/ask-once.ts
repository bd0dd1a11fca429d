import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import type { RequestSubject } from '@caliper/contract/requests/requests.values.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { asked } from '../../lib/api/asked.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { formatDate } from '../../lib/format.ts';

/** What is asked for once: a renewal, or an item to buy. */
export interface Wanted {
  dialogTitle: string;
  lead: string;
  subject: RequestSubject;
  /** Null for the renewal. */
  item: { kind: ItemKind; id: number } | null;
}

export const renewal: Wanted = {
  dialogTitle: 'Request Renewal',
  lead: 'Your request goes to our sales team. They will contact you about the renewal of your subscription.',
  subject: 'New Renewal Request',
  item: null,
};

export function purchaseOf(kind: ItemKind, id: number, title: string): Wanted {
  return {
    dialogTitle: 'Buy Now',
    lead: `Your request for “${title}” goes to your sales representative. Nothing is charged here.`,
    subject: 'Request to Buy Report',
    item: { kind, id },
  };
}

type OpenRequest = Answer<'openRequests'>[number];
type Requested = Omit<OpenRequest, 'item_id'>;

/** What the company waits for. If it does not load, the buttons can be pressed, and the server says what it knows. */
const openRequestsQuery = queryOptions({
  ...asked(['open-requests'], 'openRequests'),
  refetchOnWindowFocus: 'always',
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
