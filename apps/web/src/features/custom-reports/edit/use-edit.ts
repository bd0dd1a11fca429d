import { hasCode } from '@caliper/contract/client/api-error.ts';
import {
  customReportsProblems as problems,
  customReportsTexts as texts,
} from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { losesSource } from '@caliper/contract/custom-reports/custom-reports.values.ts';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import type { Session } from '../../../lib/session/session.ts';
import { type CustomReport, customReportQuery, showCustomReport } from '../custom-reports.queries.ts';
import { failureNote, lengthProblem, named, titleFailure, titleProblem } from '../saving.ts';
import { bookmarksBody, draftOf, type EditDraft, isChanged, keptIn, rebased } from './edit-draft.ts';

/**
 * Holds the changes until they are saved. Changes that someone else saved in the meantime are merged, not overwritten.
 */
export function useEdit(report: CustomReport, session: Session, onClose: () => void) {
  const [base, setBase] = useState(report);
  const [outdated, setOutdated] = useState<Error | null>(null);
  const lastChapterOf = (draft: EditDraft) =>
    losesSource(base.collections, keptIn(draft)) ? problems['last-chapter'].detail : null;
  const form = useForm({
    values: draftOf(base),
    check: (draft) => {
      const title = titleProblem(draft.title);
      const entries = lastChapterOf(draft);
      return { ...(title && { title }), ...(entries && { entries }) };
    },
    confirm: (draft, proceed) => (isChanged(base, draft) ? proceed() : onClose()),
    // With the same key, a save whose answer was lost is answered again instead of being refused as outdated.
    send: (draft, { once }) => {
      const { c_report_id: id, revision } = base;
      const body = {
        c_report_name: draft.title.trim(),
        revision,
        bookmarks: bookmarksBody(keptIn(draft)),
      };
      return call('saveBookmarks', { params: { id }, body }, once(body));
    },
    onSent: (saved) => {
      onClose();
      void showCustomReport(saved);
      notifySuccess(named(texts.updated, saved.c_report_name));
    },
    onFailed: (error) => setOutdated(hasCode(error, 'custom-report-changed') ? error : null),
  });
  const { values: draft, error } = form;
  const reloading = useReloading(session, (latest) => {
    form.clearErrors();
    setOutdated(null);
    form.change(rebased(base, draft, latest));
    setBase(latest);
  });
  return {
    ...form,
    isChanged: isChanged(base, draft),
    titleError: lengthProblem(draft.title) ?? form.errors.title ?? titleFailure(error),
    lastChapter: lastChapterOf(draft),
    // Until the latest version is shown, whatever is changed here.
    note: failureNote(reloading.error ?? outdated ?? error),
    isOutdated: outdated !== null,
    reload: () => reloading.mutate(base.c_report_id),
    isReloading: reloading.isPending,
  };
}

export type Edit = ReturnType<typeof useEdit>;

function useReloading(session: Session, onLoaded: (latest: CustomReport) => void) {
  return useSingleMutation({
    mutationFn: (id: number) => queryClient.fetchQuery({ ...customReportQuery(id, session), staleTime: 0 }),
    meta: showsOwnError,
    onSuccess: onLoaded,
  });
}
