import { hasCode } from '@caliper/contract/client/api-error.ts';
import {
  customReportsProblems as problems,
  customReportsTexts as texts,
} from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { losesSource } from '@caliper/contract/custom-reports/custom-reports.values.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import type { Session } from '../../../lib/session/session.ts';
import { type CustomReport, customReportQuery, showCustomReport } from '../custom-reports.queries.ts';
import { failureNote, lengthProblem, named, titleFailure, titleProblem } from '../saving.ts';
import { bookmarksBody, draftOf, type EditDraft, isChanged, keptIn, rebased } from './edit-draft.ts';

/**
 * Holds the changes until they are saved. Changes that someone else saved in the meantime are merged, not overwritten.
 */
export function useEdit(report: CustomReport, session: Session, onClose: () => void) {
  const [base, setBase] = useState(report);
  const [draft, setDraft] = useState(() => draftOf(report));
  const [isTried, setIsTried] = useState(false);
  const saving = useSaving(report.c_report_id, onClose);
  const reloading = useReloading(session, (latest) => {
    setDraft(rebased(base, draft, latest));
    setBase(latest);
  });
  // Once the latest version is shown, its note goes in the same render: Save does not move under a press.
  const failure = saving.variables?.revision === base.revision ? saving.error : null;
  const kept = keptIn(draft);
  const wrongTitle = isTried ? titleProblem(draft.title) : lengthProblem(draft.title);

  const change = (part: Partial<EditDraft>) => {
    if (failure && !isOutdated(failure)) saving.reset();
    setDraft({ ...draft, ...part });
  };
  const save = () => {
    setIsTried(true);
    if (!isChanged(base, draft)) return onClose();
    if (titleProblem(draft.title) || losesSource(base.collections, kept)) return;
    const body = {
      c_report_name: draft.title.trim(),
      revision: base.revision,
      bookmarks: bookmarksBody(kept),
    };
    saving.mutate(body);
  };
  return {
    draft,
    change,
    save,
    isSaving: saving.isPending,
    isChanged: isChanged(base, draft),
    titleError: wrongTitle ?? titleFailure(failure),
    lastChapter: losesSource(base.collections, kept) ? problems['last-chapter'].detail : null,
    note: failureNote(reloading.error ?? failure),
    isOutdated: isOutdated(failure),
    reload: () => reloading.mutate(base.c_report_id),
    isReloading: reloading.isPending,
  };
}

export type Edit = ReturnType<typeof useEdit>;

function isOutdated(error: unknown): boolean {
  return hasCode(error, 'custom-report-changed');
}

function useSaving(id: number, onClose: () => void) {
  const [keys] = useState(createRequestKeys);
  return useSingleMutation({
    // With the same key, a save whose answer was lost is answered again instead of being refused as outdated.
    mutationFn: (body: Body<'saveBookmarks'>) =>
      call('saveBookmarks', { params: { id }, body }, { idempotencyKey: keys.keyOf(body) }),
    meta: showsOwnError,
    onSuccess: (report) => {
      onClose();
      void showCustomReport(report);
      notify({ message: named(texts.updated, report.c_report_name), variant: 'success' });
    },
  });
}

function useReloading(session: Session, onLoaded: (latest: CustomReport) => void) {
  return useSingleMutation({
    mutationFn: (id: number) => queryClient.fetchQuery({ ...customReportQuery(id, session), staleTime: 0 }),
    meta: showsOwnError,
    onSuccess: onLoaded,
  });
}
