import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';

export type AuthRequest = Answer<'authRequests'>[number];

/** For a team leader those of the own company, for an admin those of all companies. */
export const authRequestsQuery = queryOptions({
  queryKey: ['auth-requests'],
  queryFn: ({ signal }) => call('authRequests', {}, { signal }),
  meta: showsOwnError,
});

/**
 * The person an invitation is for, if it is still valid. Asking uses nothing up, but happens once per visit: the form
 * must not disappear because the link expired while it was being filled in.
 */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => {
      await call('verifyRegisterToken', { body: { token } }, { signal });
      return call('invitedAs', { body: { token } }, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: showsOwnError,
  });

export const registrationQuery = (token: string) =>
  queryOptions({
    queryKey: ['registration', token],
    queryFn: ({ signal }) => call('registrationStatus', { params: { token } }, { signal }),
    meta: showsOwnError,
  });

export type Member = Answer<'members'>[number];

/** The people of a company, as its own members see them. */
export const membersQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['members', companyId],
    queryFn: ({ signal }) => call('members', { params: { id: companyId } }, { signal }),
    meta: showsOwnError,
  });
