import type { Answer } from '@caliper/contract/endpoints.ts';
import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asked } from '../../lib/api/asked.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { notifySuccess } from '../../lib/notifications.ts';

export type ListedTerm = Answer<'terms'>['terms'][number];
export type Term = Answer<'term'>;
export type Proposal = Answer<'termProposals'>['proposals'][number];
export type EditionLine = Answer<'editionLines'>['lines'][number];
export type Edition = EditionLine['editions'][number];

export interface Wanted {
  kind?: TermKind;
  text?: string;
  page?: number;
}

function termsQuery({ kind, text, page = 1 }: Wanted) {
  const query = { ...(kind && { kind }), ...(text && { text }), page };
  return asked(['vocabulary', 'terms', query], 'terms', { query });
}

export function termQuery(term_id: number) {
  return asked(['vocabulary', 'term', term_id], 'term', { params: { term_id } });
}

function proposalsQuery({ kind, page = 1 }: Wanted) {
  const query = { ...(kind && { kind }), page };
  return asked(['vocabulary', 'proposals', query], 'termProposals', { query });
}

function linesQuery({ text, page = 1 }: Wanted) {
  const query = { ...(text && { text }), page };
  return asked(['vocabulary', 'lines', query], 'editionLines', { query });
}

/** A page stays until the next one has loaded. */
export const useTerms = (wanted: Wanted) =>
  useQuery({ ...termsQuery(wanted), placeholderData: keepPreviousData });
export const useProposals = (wanted: Wanted) =>
  useQuery({ ...proposalsQuery(wanted), placeholderData: keepPreviousData });
export const useLines = (wanted: Wanted) =>
  useQuery({ ...linesQuery(wanted), placeholderData: keepPreviousData });

interface Change {
  run: () => Promise<unknown>;
  /** Said when it is done. */
  done: string;
}

/**
 * Changes what names mean. Whether it worked or somebody was faster, everything is read again before the next press: a
 * change says which state it was based on.
 */
export function useChange(onDone?: () => void) {
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess: (_, { done }) => {
      notifySuccess(done);
      onDone?.();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['vocabulary'] }),
  });
  return { change: mutate, isChanging: isPending };
}
