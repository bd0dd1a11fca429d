import { asked } from '../../lib/api/asked.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { readingMilliseconds } from '../reader/index.ts';
import { type Draft, draftQuery, draftsQuery } from '../reports/index.ts';

/** As in the reader: a chapter stays as it is while it is looked at. */
const whileLookedAt = {
  staleTime: readingMilliseconds,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export function draftChapterQuery(id: number, chapter: number) {
  return {
    ...asked(['draft-chapter', id, chapter], 'draftChapter', { params: { id, chapter } }),
    ...whileLookedAt,
  };
}

/** What is different from the version that clients read now; a draft that is compared anew has another base. */
export function draftChangesQuery({ draft_id, base }: Pick<Draft, 'draft_id' | 'base'>) {
  return {
    ...asked(['draft-changes', draft_id, base?.version], 'draftChanges', { params: { id: draft_id } }),
    ...whileLookedAt,
  };
}

/** A chapter of the version that clients read now. */
export function currentChapterQuery(reportId: number, chapter: number) {
  return {
    ...asked(['proof-chapter', reportId, chapter], 'proofChapter', { params: { id: reportId, chapter } }),
    ...whileLookedAt,
  };
}

/** Every change is answered with the whole draft; its row in the list is asked for when next shown. */
export function showDraft(draft: Draft): void {
  queryClient.setQueryData(draftQuery(draft.draft_id).queryKey, draft);
  void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
}

/** Once something was put right, all of it was read again. */
export function showReadAgain(draft: Draft): void {
  showDraft(draft);
  for (const kind of ['draft-chapter', 'draft-changes'])
    void queryClient.invalidateQueries({ queryKey: [kind, draft.draft_id] });
}

export function reloadDraft(id: number): void {
  void queryClient.invalidateQueries({ queryKey: draftQuery(id).queryKey });
}
