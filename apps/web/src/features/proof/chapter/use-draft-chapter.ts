import { hasCode } from '@caliper/contract/client/api-error.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { prepareChapter, type ShownSource } from '../../reader/index.ts';
import type { Draft } from '../../reports/index.ts';
import { currentChapterQuery, draftChapterQuery } from '../proof.queries.ts';

export type ProofedReport = Answer<'proofChapter'>;

export interface ShownProof {
  chapter: ShownSource | null;
  /** Its elements, once it has loaded. */
  root: HTMLElement | null;
  /** The version that clients read, if that is what is looked at. */
  current: ProofedReport | undefined;
  /** There is no chapter with this number. */
  isMissing: boolean;
  error: Error | null;
  retry: () => void;
}

/** A chapter of the draft, or the one with its number in the version that clients read now. */
export function useDraftChapter(draft: Draft, place: number, version: 'draft' | 'current'): ShownProof {
  const { draft_id, report_id, titles } = draft;
  const isDraft = version === 'draft';
  const hasChapter = titles.some(({ chapter_number }) => chapter_number === place);
  const own = useQuery({ ...draftChapterQuery(draft_id, place), enabled: isDraft && hasChapter });
  const current = useQuery({
    ...currentChapterQuery(report_id ?? 0, place),
    enabled: !isDraft && report_id !== null,
  });
  const { error, refetch } = isDraft ? own : current;
  const source = isDraft ? own.data : current.data?.chapter;
  const chapter = useMemo(
    () => (source ? { ...source, id: null, report_id: report_id ?? 0 } : null),
    [source, report_id],
  );
  return {
    chapter,
    root: chapter && prepareChapter(chapter).root,
    current: isDraft ? undefined : current.data,
    isMissing: isDraft ? !hasChapter : hasCode(error, 'not-found') || current.data?.chapter === null,
    error: source ? null : error,
    retry: () => void refetch(),
  };
}
