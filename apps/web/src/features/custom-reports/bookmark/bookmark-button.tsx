import { Button } from '@caliper/ui/button.tsx';
import { useMemo } from 'react';
import { closeDialog, showDialog } from '../dialog-host.tsx';
import type { BookmarkDraft } from './bookmark-draft.ts';

export interface Bookmarking {
  report: { report_id: number; report_name: string; report_year: number };
  chapters: readonly { chapter_number: number; chapter_title: string }[];
  /** The chapter that is being read. */
  current: number;
}

/** What was typed and ticked stays until it has been saved, also when the dialog was closed by mistake. */
export interface KeptDraft {
  draft: BookmarkDraft | null;
}

/** Puts chapters of the report that is being read into a custom report. */
export function BookmarkButton(bookmarking: Bookmarking) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report has its own
  const kept = useMemo<KeptDraft>(() => ({ draft: null }), [bookmarking.report.report_id]);
  const load = async () => {
    const { BookmarkDialog } = await import('./bookmark-dialog.tsx');
    return <BookmarkDialog {...bookmarking} kept={kept} onClose={closeDialog} />;
  };
  return (
    <Button
      variant="quiet"
      icon="bookmark"
      aria-haspopup="dialog"
      onClick={() => showDialog('bookmark', load)}
    >
      Bookmark
    </Button>
  );
}
