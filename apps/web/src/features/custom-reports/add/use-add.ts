import { customReportsTexts as texts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import type { Session } from '../../../lib/session/session.ts';
import type { Source } from '../bookmarks.ts';
import { chapterChoice, ticksProblem, unticked } from '../chapters/chapter-choice.ts';
import {
  type CustomReport,
  chapterTitlesQuery,
  customReportQuery,
  reloadCustomReport,
  showCustomReport,
} from '../custom-reports.queries.ts';
import { failureNote, named } from '../saving.ts';

/** Holds the picked report and the ticked chapters until they are saved. */
export function useAdd(opened: CustomReport, session: Session, onClose: () => void) {
  // The current version: it may change while the dialog is open.
  const { data: report = opened } = useQuery(customReportQuery(opened.c_report_id, session));
  const [source, setSource] = useState<Source | null>(null);
  const reportId = source?.report_id ?? 0;
  const titles = useQuery({ ...chapterTitlesQuery(reportId), enabled: source !== null });
  const choiceBy = ({ ticks }: typeof unticked) =>
    chapterChoice({ ...report, reportId, current: null, ticks });
  const form = useForm({
    values: unticked,
    check: (values) => ticksProblem(choiceBy(values)),
    confirm: (_, proceed) => titles.data && proceed(),
    // With the same key, a save whose answer was lost is answered again instead of being refused as outdated.
    send: (values, { once }) => {
      const version = titles.data?.reportMeta.version ?? undefined;
      const body = {
        revision: report.revision,
        report_id: reportId,
        version,
        chapters: [...choiceBy(values).chosen],
      };
      return call('saveSource', { params: { id: report.c_report_id }, body }, once(body));
    },
    onSent: (saved) => {
      onClose();
      void showCustomReport(saved);
      notifySuccess(named(texts.updated, saved.c_report_name));
    },
    // Someone else has changed it, or the report has been updated.
    onFailed: () => {
      void reloadCustomReport(report.c_report_id);
      void titles.refetch();
    },
  });
  const { ticks } = form.values;
  const choice = choiceBy(form.values);
  return {
    ...form,
    report,
    titles,
    picked: source && { source, choice },
    pick: (picked: Source | null) => {
      setSource(picked);
      form.change(unticked);
    },
    tick: (chapter: number, isTicked: boolean) =>
      form.change({ ticks: new Map(ticks).set(chapter, isTicked) }),
    isChanged: source !== null && choice.isChanged,
    note: choice.problem ? null : (form.errors.ticks ?? failureNote(form.error)),
  };
}

export type Add = ReturnType<typeof useAdd>;
