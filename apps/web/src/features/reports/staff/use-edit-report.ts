import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { years } from '@caliper/contract/limits.ts';
import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { useState } from 'react';
import type { Problems } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { forgetReports } from '../reports.queries.ts';
import { kindWords, managing, useManagedKind } from './managed-kind.ts';
import { detailsOf, type ReportDetails, trimmed } from './report-details.ts';
import type { ManagedReport } from './report-tree.ts';

/** Typed text stays until it is saved. */
export function useEditReport(report: ManagedReport, onSaved: () => void) {
  // As it was opened: the list behind the form may be reloaded.
  const kind = useManagedKind();
  const [opened] = useState(() => editFormOf(report));
  const form = useForm({
    values: opened,
    check: (values) => ({ ...yearProblem(values), ...placeProblem(values) }),
    send: (values) => managing.edit(kind, report.report_id, editBodyOf(opened, values)),
    onSent: () => {
      forgetReports();
      notifySuccess(kindWords[kind].edited);
      onSaved();
    },
  });
  return {
    ...form,
    isChanged: Object.keys(editBodyOf(opened, form.values)).length > 0,
    problem: form.error && wordsOf(form.error),
  };
}

/** The message of the call names a field of the upload form. */
function wordsOf(error: Error): string {
  return hasCode(error, 'edition-exists') ? manageTexts.editionExists : messageOf(error);
}

export type EditReport = ReturnType<typeof useEditReport>;

interface EditForm extends ReportDetails {
  /** As typed. */
  year: string;
  categoryId: number;
  /** Null until one of another category is chosen. */
  subCategoryId: number | null;
}

export function editFormOf(report: ManagedReport): EditForm {
  const { category_id: categoryId, sub_category_id: subCategoryId } = report;
  return { ...detailsOf(report), year: String(report.report_year), categoryId, subCategoryId };
}

export function yearProblem({ year }: EditForm): Problems<EditForm> {
  const number = Number(year.trim());
  const fits = number === 0 || (Number.isInteger(number) && number >= years.first && number <= years.last);
  return fits ? {} : { year: `Please enter a year from ${years.first} to ${years.last}.` };
}

function placeProblem({ subCategoryId }: EditForm): Problems<EditForm> {
  return subCategoryId === null ? { subCategoryId: 'Please choose a sub-category.' } : {};
}

type EditBody = Input<'editReport'>['body'];

/**
 * Only what really differs, so that a colleague's change of something else stays. Empty fields are sent empty: the server
 * decides which of them keep their value and which get a default.
 */
export function editBodyOf(opened: EditForm, form: EditForm): EditBody {
  const before = valuesOf(opened);
  const after = valuesOf(form);
  const isMoved = form.subCategoryId !== opened.subCategoryId || form.categoryId !== opened.categoryId;
  const changes = Object.entries(after).filter(([name, value]) => value !== before[name as keyof EditBody]);
  const { categoryId, subCategoryId } = form;
  return {
    ...Object.fromEntries(changes),
    ...(isMoved && { categoryId, subCategoryId: Number(subCategoryId) }),
  };
}

function valuesOf(form: EditForm): EditBody {
  return { ...trimmed(form), year: Number(form.year.trim()) };
}
