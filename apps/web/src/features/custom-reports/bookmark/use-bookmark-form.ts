import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import type { Session } from '../../../lib/session/session.ts';
import { chapterChoice, nothingToSave } from '../chapters/chapter-choice.ts';
import { type CustomReportSummary, customReportQuery } from '../custom-reports.queries.ts';
import { failureNote, lengthProblem, titleFailure, titleProblem } from '../saving.ts';
import type { Bookmarking } from './bookmark-button.tsx';
import { type BookmarkDraft, targetOf } from './bookmark-draft.ts';
import type { useSaveBookmarks } from './use-save-bookmarks.ts';

export interface BookmarkFormProps extends Bookmarking {
  session: Session;
  /** The custom reports that chapters can be added to. */
  own: readonly CustomReportSummary[];
  draft: BookmarkDraft;
  onChange: (part: Partial<BookmarkDraft>) => void;
  saving: ReturnType<typeof useSaveBookmarks>;
  onClose: () => void;
}

interface Wrong {
  title?: string | null;
  note?: string | null;
}

const nothingHeld = { collections: [] };

/** The form's view of a draft, and its submit. */
export function useBookmarkForm({
  report,
  current,
  session,
  own,
  draft,
  onChange,
  saving,
}: BookmarkFormProps) {
  const target = targetOf(draft.target, own, session);
  const held = useQuery({ ...customReportQuery(target ?? 0, session), enabled: target !== null });
  const base = target === null ? nothingHeld : held.data;
  const reportId = report.report_id;
  const choice =
    base && chapterChoice({ collections: base.collections, reportId, current, ticks: draft.ticks });
  const [wrong, setWrong] = useState<Wrong>({});
  const refused = titleFailure(saving.error);
  const errors = useMemo(() => (refused ? { title: refused } : wrong), [refused, wrong]);

  const change = (part: Partial<BookmarkDraft>) => {
    setWrong({});
    if (saving.error) saving.reset();
    onChange(part);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!choice) return;
    const title = target === null ? titleProblem(draft.title) : null;
    const note = nothingToSave(choice);
    setWrong(title || note ? { title, note } : {});
    if (title || note || choice.problem) return;
    saving.mutate({
      target,
      title: draft.title,
      revision: held.data?.revision,
      reportId,
      version: report.version ?? undefined,
      chapters: choice.chosen,
    });
  };
  return {
    target,
    held,
    choice,
    change,
    submit,
    errors,
    titleError: lengthProblem(draft.title) ?? errors.title,
    note: errors.note ?? failureNote(saving.error),
    tick: (chapter: number, isTicked: boolean) =>
      change({ ticks: new Map(draft.ticks).set(chapter, isTicked) }),
  };
}
