import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import { forgetReports } from '../reports.queries.ts';
import { type EditForm, editBodyOf, editFormOf, isEdited, yearProblem } from './edit-form.ts';
import type { ManagedReport } from './report-tree.ts';

/** The form's state. Typed text stays until it is saved. */
export function useEditReport(report: ManagedReport, onSaved: () => void) {
  // As it was opened: the list behind the form may be reloaded.
  const [opened] = useState(() => editFormOf(report));
  const [form, setForm] = useState<EditForm>(opened);
  const [wrongYear, setWrongYear] = useState<string | null>(null);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (body: Body<'editReport'>) => call('editReport', { params: { id: report.report_id }, body }),
    meta: showsOwnError,
    onSuccess: () => {
      forgetReports();
      notify({ message: manageTexts.edited, variant: 'success' });
      onSaved();
    },
  });
  const submit = () => {
    const problem = yearProblem(form);
    setWrongYear(problem);
    if (!problem) mutate(editBodyOf(opened, form));
  };
  return {
    form,
    change: (part: Partial<EditForm>) => setForm({ ...form, ...part }),
    submit,
    isSaving: isPending,
    isChanged: isEdited(opened, form),
    wrongYear,
    problem: error && wordsOf(error),
  };
}

/** The message of the call names a field of the upload form. */
function wordsOf(error: Error): string {
  return hasCode(error, 'edition-exists') ? manageTexts.editionExists : messageOf(error);
}

export type EditReport = ReturnType<typeof useEditReport>;
