import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api/api-client.ts';
import { showsOwnError } from './api/query-client.ts';

export type Member = Answer<'members'>[number];

/** The people of a company, as its own members see them. */
export const membersQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['members', companyId],
    queryFn: ({ signal }) => call('members', { params: { id: companyId } }, { signal }),
    meta: showsOwnError,
  });
