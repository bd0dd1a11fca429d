import type { Answer } from '@caliper/contract/endpoints.ts';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callFile } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { type ClientsChoice, queryOf } from './clients-choice.ts';

export type ClientList = Answer<'clients'>;
export type Client = ClientList['rows'][number];

/** A page stays until the next one has loaded. */
export function useClients(choice: ClientsChoice) {
  const query = queryOf(choice);
  return useQuery({ ...asked(['clients', query], 'clients', { query }), placeholderData: keepPreviousData });
}

/** The rows of all pages. */
export function useClientsFile() {
  return useSingleMutation<void, ClientsChoice>({
    mutationFn: async ({ page: _, ...choice }) => {
      const file = await callFile('clientsFile', { query: queryOf({ ...choice, page: 1 }) });
      saveFile(file, file.name);
    },
  });
}
