import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import type { Input } from '@caliper/contract/endpoints.ts';
import { years } from '@caliper/contract/limits.ts';
import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import type { Problems } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { forgetReports } from '../reports.queries.ts';
import { detailsOf, type ReportDetails, trimmed } from './report-details.ts';
import type { ManagedReport } from './report-tree.ts';

/** Typed text stays until it is saved. */
export function useEditReport(report: ManagedReport, onSaved: () => void) {
  // As it was opened: the list behind the form may be reloaded.
  const [opened] = useState(() => editFormOf(report));
  const form = useForm({
    values: opened,
    check: yearProblem,
    send: (values) =>
      call('editReport', { params: { id: report.report_id }, body: editBodyOf(opened, values) }),
    onSent: () => {
      forgetReports();
      notifySuccess(manageTexts.edited);
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
}

export function editFormOf(report: ManagedReport): EditForm {
  return { ...detailsOf(report), year: String(report.report_year) };
}

export function yearProblem({ year }: EditForm): Problems<EditForm> {
  const number = Number(year.trim());
  const fits = number === 0 || (Number.isInteger(number) && number >= years.first && number <= years.last);
  return fits ? {} : { year: `Please enter a year from ${years.first} to ${years.last}.` };
}

type EditBody = Input<'editReport'>['body'];

/**
 * Only what really differs, so that a colleague's change of something else stays. Empty fields are sent empty: the server
 * decides which of them keep their value and which get a default.
 */
export function editBodyOf(opened: EditForm, form: EditForm): EditBody {
  const before = valuesOf(opened);
  const changes = Object.entries(valuesOf(form)).filter(
    ([name, value]) => value !== before[name as keyof EditBody],
  );
  return Object.fromEntries(changes);
}

function valuesOf(form: EditForm): EditBody {
  return { ...trimmed(form), year: Number(form.year.trim()) };
}
