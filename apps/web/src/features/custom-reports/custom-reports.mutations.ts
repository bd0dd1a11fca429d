import { hasCode } from '@caliper/contract/client/api-error.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';

/** One that was already deleted, perhaps in another tab, counts as success. */
export const customReportDeletion = mutationOptions({
  mutationFn: (id: number) =>
    call('deleteCustomReport', { params: { id } }).catch((error: unknown) => {
      if (!hasCode(error, 'not-found')) throw error;
    }),
});

export const savingSource = mutationOptions({
  mutationFn: ({ id, body }: { id: number; body: Body<'saveSource'> }) =>
    call('saveSource', { params: { id }, body }),
  meta: showsOwnError,
});

export const savingBookmarks = mutationOptions({
  mutationFn: ({ id, body }: { id: number; body: Body<'saveBookmarks'> }) =>
    call('saveBookmarks', { params: { id }, body }),
  meta: showsOwnError,
});

export const sharing = mutationOptions({
  mutationFn: ({ id, users }: { id: number; users: string[] }) =>
    call('shareCustomReport', { params: { id }, body: { users } }),
  meta: showsOwnError,
});
