import type { Ending, Whose } from '@caliper/contract/cockpit/cockpit.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { queryClient, showsOwnError } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { cockpitKey } from './staff-work.tsx';

export type EndingColumn = Answer<'endingClients'>[number];
export type RenewalClient = Answer<'renewals'>['clients'][number];
export type OpenCase = Answer<'openCases'>['cases'][number];

export type WantedAnswer = Answer<'wanted'>;
export type WantedItem = WantedAnswer['items'][number];
export type WantedWords = WantedAnswer['searches'][number];

export const endingQuery = (whose: Whose) =>
  asked([...cockpitKey, 'ending', whose], 'endingClients', { query: { whose } });

export const casesQuery = (whose: Whose) =>
  asked([...cockpitKey, 'cases', whose], 'openCases', { query: { whose } });

export const importsQuery = (whose: Whose) =>
  asked([...cockpitKey, 'imports', whose], 'lastImports', { query: { whose } });

interface WantedChoice {
  whose: Whose;
  days: '7' | '30' | '90';
  company?: string;
}

export const wantedQuery = (query: WantedChoice) =>
  asked([...cockpitKey, 'wanted', query], 'wanted', { query });

export function useWanted(choice: WantedChoice) {
  return useQuery({ ...wantedQuery(choice), placeholderData: keepPreviousData });
}

interface BoardChoice {
  whose: Whose;
  within: Ending | null;
  page: number;
}

export function useRenewals({ whose, within, page }: BoardChoice) {
  const query = { whose, page: String(page), ...(within && { within }) };
  return useQuery({
    ...asked([...cockpitKey, 'renewals', query], 'renewals', { query }),
    placeholderData: keepPreviousData,
  });
}

const boardChanged = () => queryClient.invalidateQueries({ queryKey: [...cockpitKey, 'renewals'] });

export function useWriteStep(id: number) {
  return useSingleMutation({
    mutationFn: (words: string) => call('writeNextStep', { params: { id: String(id) }, body: { words } }),
    onSuccess: boardChanged,
    meta: showsOwnError,
  });
}

const notesKey = (id: number) => [...cockpitKey, 'notes', id];

export function useNotes(id: number) {
  return useQuery(asked(notesKey(id), 'clientNotes', { params: { id: String(id) } }));
}

export function useAddNote(id: number) {
  return useSingleMutation({
    mutationFn: (note: string) => call('addClientNote', { params: { id: String(id) }, body: { note } }),
    onSuccess: (notes) => {
      queryClient.setQueryData(notesKey(id), notes);
      void boardChanged();
    },
    meta: showsOwnError,
  });
}

export function useRemoveNote(id: number) {
  return useSingleMutation({
    mutationFn: (noteId: number) =>
      call('removeClientNote', { params: { id: String(id), note_id: String(noteId) } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: notesKey(id) });
      void boardChanged();
    },
    meta: showsOwnError,
  });
}
