import { messageOf } from '@caliper/contract/client/api-error.ts';
import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { useState } from 'react';
import { notify } from '../../../lib/notifications.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { forgetReports, reportEdit } from '../reports.queries.ts';
import { type EditForm, editBodyOf, editFormOf, isEdited, yearProblem } from './edit-form.ts';
import type { ManagedReport } from './report-tree.ts';

/** The form's state. Typed text stays until it is saved. */
export function useEditReport(report: ManagedReport, onSaved: () => void) {
  const [form, setForm] = useState<EditForm>(() => editFormOf(report));
  const [wrongYear, setWrongYear] = useState<string | null>(null);
  const { mutate, isPending, error } = useSingleMutation({
    ...reportEdit,
    onSuccess: () => {
      forgetReports();
      notify({ message: manageTexts.edited, variant: 'success' });
      onSaved();
    },
  });
  const submit = () => {
    const problem = yearProblem(form);
    setWrongYear(problem);
    if (!problem) mutate({ id: report.report_id, body: editBodyOf(form) });
  };
  return {
    form,
    change: (part: Partial<EditForm>) => setForm({ ...form, ...part }),
    submit,
    isSaving: isPending,
    isChanged: isEdited(report, form),
    wrongYear,
    problem: error && messageOf(error),
  };
}

export type EditReport = ReturnType<typeof useEditReport>;
