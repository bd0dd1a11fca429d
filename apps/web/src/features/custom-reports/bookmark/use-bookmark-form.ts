import { customReportsTexts as texts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { customReportPath } from '../../../lib/navigation/paths.ts';
import { notify } from '../../../lib/notifications.ts';
import type { Session } from '../../../lib/session/session.ts';
import { chapterChoice, ticksProblem } from '../chapters/chapter-choice.ts';
import { type CustomReportSummary, customReportQuery, showCustomReport } from '../custom-reports.queries.ts';
import { failureNote, lengthProblem, named, titleFailure, titleProblem } from '../saving.ts';
import type { Bookmarking, KeptDraft } from './bookmark-button.tsx';
import { type BookmarkDraft, blankDraft, targetOf } from './bookmark-draft.ts';

export interface BookmarkFormProps extends Bookmarking {
  session: Session;
  /** The custom reports that chapters can be added to. */
  own: readonly CustomReportSummary[];
  kept: KeptDraft;
  onClose: () => void;
}

const nothingHeld = { collections: [], revision: undefined };

/** However often it is pressed or retried, it is saved once: only one custom report is created. */
export function useBookmarkForm({ report, current, session, own, kept, onClose }: BookmarkFormProps) {
  const navigate = useNavigate();
  const { target: wanted, ...draft } = kept.draft;
  const target = targetOf(wanted, own, session);
  const held = useQuery({ ...customReportQuery(target ?? 0, session), enabled: target !== null });
  const base = target === null ? nothingHeld : held.data;
  const choiceBy = ({ ticks }: typeof draft) =>
    base && chapterChoice({ ...base, reportId: report.report_id, current, ticks });
  const form = useForm({
    values: draft,
    keys: kept.keys,
    check: (values) => {
      const title = target === null && titleProblem(values.title);
      const choice = choiceBy(values);
      return { ...(title && { title }), ...(choice && ticksProblem(choice)) };
    },
    confirm: (_, proceed) => base && proceed(),
    send: (values, { once }) => {
      const chapters = [...(choiceBy(values)?.chosen ?? [])];
      return target === null
        ? create(values.title, report, chapters, once)
        : add(target, { revision: base?.revision, ...sourceOf(report), chapters }, once);
    },
    onSent: (saved) => {
      kept.draft = blankDraft;
      onClose();
      void showCustomReport(saved);
      const { c_report_id, c_report_name } = saved;
      notify({
        message: named(target === null ? texts.created : texts.updated, c_report_name),
        variant: 'success',
        action: { label: 'Open', run: () => void navigate(customReportPath(c_report_id, c_report_name)) },
      });
    },
    // The target may be deleted or full by now, or the limit reached; the dialog then says so.
    onFailed: () => {
      void queryClient.invalidateQueries({ queryKey: ['custom-reports'] });
      void queryClient.invalidateQueries({ queryKey: ['custom-report', target] });
    },
  });
  const { values, error, errors } = form;
  const choice = choiceBy(values);
  const change = ({ target: other = target, ...part }: Partial<BookmarkDraft>) => {
    kept.draft = { target: other, ...values, ...part };
    form.change(part);
  };
  return {
    ...form,
    target,
    held,
    choice,
    change,
    titleError: lengthProblem(values.title) ?? errors.title ?? titleFailure(error),
    note: choice?.problem ? null : (errors.ticks ?? failureNote(error)),
    tick: (chapter: number, isTicked: boolean) =>
      change({ ticks: new Map(values.ticks).set(chapter, isTicked) }),
  };
}

type Once = (body: object) => { idempotencyKey: string };

/** The version whose chapters are on screen. */
const sourceOf = ({ report_id, version }: Bookmarking['report']) => ({
  report_id,
  version: version ?? undefined,
});

function create(title: string, report: Bookmarking['report'], chapters: readonly number[], once: Once) {
  const bookmarks = chapters.map((chapter_number) => ({ ...sourceOf(report), chapter_number }));
  const body = { c_report_name: title.trim(), bookmarks };
  return call('createCustomReport', { body }, once(body));
}

function add(id: number, body: Body<'saveSource'>, once: Once) {
  return call('saveSource', { params: { id }, body }, once({ id, ...body }));
}
