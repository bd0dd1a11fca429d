import { regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { messageOf } from '@caliper/contract/client/api-error.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { manageTexts } from '@caliper/contract/reports/reports.messages.ts';
import { Button } from '@caliper/ui/button.tsx';
import { FieldError } from '@caliper/ui/field-error.tsx';
import { SelectField } from '@caliper/ui/select-field.tsx';
import { TextAreaField } from '@caliper/ui/text-area-field.tsx';
import { TextField } from '@caliper/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { notify } from '../../../lib/notifications.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { forgetReports, reportEdit } from '../reports.queries.ts';
import { type EditForm, editBodyOf, editFormOf, yearProblem } from './edit-form.ts';
import { IconGrid } from './icon-grid.tsx';
import classes from './manage-reports.module.css';
import type { ManagedReport } from './report-tree.ts';

interface EditReportFormProps {
  report: ManagedReport;
  onClose: () => void;
}

export function EditReportForm({ report, onClose }: EditReportFormProps) {
  const [form, setForm] = useState<EditForm>(() => editFormOf(report));
  const [wrongYear, setWrongYear] = useState<string | null>(null);
  const { mutate, isPending, error } = useSingleMutation({
    ...reportEdit,
    onSuccess: () => {
      forgetReports();
      notify({ message: manageTexts.edited, variant: 'success' });
      onClose();
    },
  });
  const change = (part: Partial<EditForm>) => setForm({ ...form, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = yearProblem(form);
    setWrongYear(problem);
    if (!problem && !isPending) mutate({ id: report.report_id, body: editBodyOf(form) });
  };

  return (
    <form className={classes.edit} onSubmit={submit} noValidate>
      <TextField
        label="Title"
        hint="Left empty, the old title stays."
        maxLength={lengths.title}
        value={form.title}
        onChange={(event) => change({ title: event.target.value })}
        data-autofocus
      />
      <div className={classes.pair}>
        <TextField
          label="Year"
          hint="Left empty, the old year stays."
          inputMode="numeric"
          maxLength={4}
          value={form.year}
          onChange={(event) => change({ year: event.target.value })}
          error={wrongYear}
        />
        <SelectField
          label="Region"
          hint="Left empty, it becomes Global."
          value={form.region}
          options={regions}
          onChange={(region) => change({ region })}
          onClear={() => change({ region: '' })}
        />
      </div>
      <IconGrid value={form.icon} onChange={(icon) => change({ icon })} />
      <TextAreaField
        label="Description"
        hint="Left empty, the old description stays."
        maxLength={lengths.description}
        value={form.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      {error && <FieldError>{messageOf(error)}</FieldError>}
      <div className={classes.editActions}>
        <Button type="submit" variant="primary" busy={isPending}>
          Save Changes
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
