import { type ItemKind, itemKinds } from '@caliper/contract/catalogue/catalogue.values.ts';
import { mutationOptions, queryOptions, useQueries } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { arrive, isHeld, type SubscriptionLists } from './subscription-entry.ts';

const calls = {
  report: 'subscriptions',
  medsku: 'medskuSubscriptions',
  pt: 'ptSubscriptions',
  survey: 'surveySubscriptions',
} as const;

export async function readSubscriptions(
  kind: ItemKind,
  companyId: number,
  signal?: AbortSignal,
): Promise<SubscriptionLists> {
  return arrive(kind, await call(calls[kind], { params: { id: companyId } }, signal ? { signal } : {}));
}

/** The shared handler reports a failure and offers a retry; the other kinds stay. */
export const subscriptionsQuery = (kind: ItemKind, companyId: number) =>
  queryOptions({
    queryKey: ['subscriptions', companyId, kind],
    queryFn: ({ signal }) => readSubscriptions(kind, companyId, signal),
  });

/** A company's current and past subscriptions of all kinds. */
export function useCompanySubscriptions(companyId: number) {
  const queries = useQueries({ queries: itemKinds.map((kind) => subscriptionsQuery(kind, companyId)) });
  const lists = queries.flatMap(({ data }) => data ?? []);
  const all = lists.flatMap(({ active, expired }) => [...active, ...expired]);
  return {
    active: lists.flatMap(({ active }) => active),
    expired: lists.flatMap(({ expired }) => expired),
    held: all.filter(isHeld),
    ended: all.filter((entry) => !isHeld(entry)),
    isLoading: queries.some(({ isPending }) => isPending),
    failed: itemKinds.filter((_, index) => queries[index]?.isError && !queries[index].data),
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
  };
}

interface Headquarter {
  id: number;
  subsidiaryCompanies: number[];
}

/** Brings what a headquarter and its subsidiaries have from each other up to date, and reloads their lists. */
export const headquarterSync = mutationOptions({
  mutationFn: ({ id, subsidiaryCompanies }: Headquarter) =>
    call('syncHeadquarter', { body: { headquarterId: id, subsidiaryCompanies } }),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: ['subscriptions'] }),
});
