import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asked } from '../../lib/api/asked.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { SynonymsPlace } from './synonyms-address.ts';

export type Synonym = Answer<'synonyms'>['synonyms'][number];
export type Preview = Answer<'previewSynonym'>['searches'][number];
export type Proposed = Input<'previewSynonym'>['body'];
export type Said = NonNullable<Proposed['entry']>;

/** A page stays until the next one has loaded. */
export function useSynonyms({ kind, text, page }: SynonymsPlace) {
  const query = { ...(kind && { kind }), ...(text && { text }), page };
  return useQuery({
    ...asked(['synonyms', 'list', query], 'synonyms', { query }),
    placeholderData: keepPreviousData,
  });
}

/** What would change; nothing is asked for as long as nothing is proposed. */
export function usePreview(proposed: Proposed | null) {
  return useQuery({
    ...asked(['synonyms', 'preview', proposed], 'previewSynonym', { body: proposed ?? {} }),
    enabled: proposed !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Searches find something else from now on. */
export async function afterChange(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['synonyms'] }),
    queryClient.invalidateQueries({ queryKey: ['search'] }),
  ]);
}
