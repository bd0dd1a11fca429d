import type { Answer } from '@caliper/contract/endpoints.ts';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callFile } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { type AuditPlace, chosenIn } from './audit-address.ts';

export type AuditEntry = Answer<'auditLog'>['entries'][number];
export type Chain = Answer<'auditLog'>['chain'];

/** A page stays until the next one has loaded. */
export function useAuditLog(place: AuditPlace) {
  const query = chosenIn(place);
  return useQuery({
    ...asked(['audit-log', query], 'auditLog', { query }),
    placeholderData: keepPreviousData,
  });
}

export function useCompanyNames() {
  return useQuery(asked(['companies'], 'companies'));
}

/** Everything that the filters leave, whatever page is shown. */
export function useExtract() {
  return useSingleMutation<void, AuditPlace>({
    mutationFn: async (place) => {
      const file = await callFile('auditExtract', { query: chosenIn({ ...place, before: '' }) });
      saveFile(file, file.name);
    },
    meta: showsOwnError,
  });
}
