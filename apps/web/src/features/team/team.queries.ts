import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';

export type AuthRequest = Answer<'authRequests'>[number];

/** For a team leader those of the own company, for an admin those of all companies. */
export const authRequestsQuery = asked(['auth-requests'], 'authRequests');

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
  asked(['registration', token], 'registrationStatus', { params: { token } });

export type Member = Answer<'members'>[number];

/** The people of a company, as its own members see them. */
export const membersQuery = (companyId: number) =>
  asked(['members', companyId], 'members', { params: { id: companyId } });
