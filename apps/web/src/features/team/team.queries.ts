import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';

export type AuthRequest = Answer<'authRequests'>[number];

/** For a team leader those of the own company, for an admin those of all companies. */
export const authRequestsQuery = queryOptions({
  queryKey: ['auth-requests'],
  queryFn: ({ signal }) => call('authRequests', {}, { signal }),
  meta: showsOwnError,
});

export const membersSaving = mutationOptions({
  mutationFn: ({ id, body }: { id: number; body: Input<'saveMembers'>['body'] }) =>
    call('saveMembers', { params: { id }, body }),
  meta: showsOwnError,
});

export const allowing = mutationOptions({
  mutationFn: ({ pending_id }: AuthRequest) => call('allowRequest', { params: { pending_id } }),
});

export const resending = mutationOptions({
  mutationFn: ({ pending_id }: AuthRequest) => call('resendInvitation', { params: { pending_id } }),
});

export const denying = mutationOptions({
  mutationFn: ({ pending_id }: AuthRequest) => call('denyRequest', { params: { pending_id } }),
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
