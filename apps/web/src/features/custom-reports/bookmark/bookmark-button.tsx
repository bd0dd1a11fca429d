import { Button } from '@caliper/ui/actions/button.tsx';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { showDialog } from '../dialog-host.tsx';
import { type BookmarkDraft, blankDraft } from './bookmark-draft.ts';

export interface Bookmarking {
  report: { report_id: number; version: number | null; report_name: string; report_year: number };
  chapters: readonly { chapter_number: number; chapter_title: string }[];
  /** The chapter that is being read. */
  current: number;
}

/** The draft is kept until it has been saved, even if the dialog is closed by mistake. */
export interface KeptDraft {
  draft: BookmarkDraft;
  /** With the same key, a request repeated after a lost answer creates no second custom report. */
  keys: ReturnType<typeof createRequestKeys>;
}

export const newDraft = (): KeptDraft => ({ draft: blankDraft, keys: createRequestKeys() });

/** Adds chapters of the current report to a custom report. The button comes and goes with its panel; the draft stays. */
export function BookmarkButton({ kept, ...bookmarking }: Bookmarking & { kept: KeptDraft }) {
  const load = async (close: () => void) => {
    const { BookmarkDialog } = await import('./bookmark-dialog.tsx');
    return <BookmarkDialog {...bookmarking} kept={kept} onClose={close} />;
  };
  return (
    <Button
      variant="quiet"
      icon="bookmark"
      title="Bookmark"
      aria-haspopup="dialog"
      onClick={() => showDialog('bookmark', load)}
    >
      Bookmark
    </Button>
  );
}
