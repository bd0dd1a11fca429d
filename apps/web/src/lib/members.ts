import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';
import { showsOwnError } from './query-client.ts';

export type Member = Answer<'members'>[number];

/** The people of a company, for those who belong to it. */
export const membersQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['members', companyId],
    queryFn: ({ signal }) => call('members', { params: { id: companyId } }, { signal }),
    meta: showsOwnError,
  });
