import { customReportsTexts as texts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import type { Session } from '../../../lib/session/session.ts';
import type { Source } from '../bookmarks.ts';
import { chapterChoice, noTicks, nothingToSave } from '../chapters/chapter-choice.ts';
import {
  type CustomReport,
  chapterTitlesQuery,
  customReportQuery,
  reloadCustomReport,
  showCustomReport,
} from '../custom-reports.queries.ts';
import { failureNote, named } from '../saving.ts';

interface Picked {
  source: Source;
  ticks: typeof noTicks;
  /** Set after an attempt to save without any change. */
  nothing: string | null;
}

/** Holds the picked report and the ticked chapters until they are saved. */
export function useAdd(opened: CustomReport, session: Session, onClose: () => void) {
  // The current version: it may change while the dialog is open.
  const { data: report = opened } = useQuery(customReportQuery(opened.c_report_id, session));
  const [picked, setPicked] = useState<Picked | null>(null);
  const { mutate, reset, isPending, error } = useAdding(onClose);
  const choice = picked && choiceOf(report, picked);
  const pick = (source: Source | null) => {
    reset();
    setPicked(source && { source, ticks: noTicks, nothing: null });
  };
  const tick = (chapter: number, isTicked: boolean) =>
    picked && setPicked({ ...picked, ticks: new Map(picked.ticks).set(chapter, isTicked), nothing: null });
  /** With the version of the report whose chapters are on screen. */
  const save = (version: number | null) => {
    if (!picked || !choice) return;
    const nothing = nothingToSave(choice);
    setPicked({ ...picked, nothing });
    if (nothing || choice.problem) return;
    const { c_report_id: id, revision } = report;
    const { report_id } = picked.source;
    const body = { revision, report_id, version: version ?? undefined, chapters: [...choice.chosen] };
    mutate({ id, body });
  };
  return {
    report,
    pick,
    tick,
    save,
    picked: picked && choice && { source: picked.source, choice },
    isChanged: choice?.isChanged ?? false,
    isSaving: isPending,
    note: picked?.nothing ?? failureNote(error),
  };
}

export type Add = ReturnType<typeof useAdd>;

function choiceOf(report: CustomReport, { source, ticks }: Picked) {
  return chapterChoice({ ...report, reportId: source.report_id, current: null, ticks });
}

function useAdding(onClose: () => void) {
  const [keys] = useState(createRequestKeys);
  return useSingleMutation({
    // With the same key, a save whose answer was lost is answered again instead of being refused as outdated.
    mutationFn: ({ id, body }: { id: number; body: Body<'saveSource'> }) =>
      call('saveSource', { params: { id }, body }, { idempotencyKey: keys.keyOf(body) }),
    meta: showsOwnError,
    onSuccess: (report) => {
      onClose();
      void showCustomReport(report);
      notify({ message: named(texts.updated, report.c_report_name), variant: 'success' });
    },
    // Someone else has changed it, or the report has been updated.
    onError: (_, { id, body }) => {
      void reloadCustomReport(id);
      void queryClient.invalidateQueries(chapterTitlesQuery(body.report_id));
    },
  });
}
