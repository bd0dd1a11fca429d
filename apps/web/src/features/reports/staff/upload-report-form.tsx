import { largestUpload, lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { FileField } from '@caliper/ui/fields/file-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useUploadForm } from '@caliper/ui/sending/use-upload-form.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EditionFields } from './edition-fields.tsx';
import { PackageHelp } from './package-help.tsx';
import { ReleaseChoice } from './release-choice.tsx';
import classes from './report-upload.module.css';
import {
  chooseYear,
  type FieldProblems,
  fileProblem,
  leavingWords,
  missingFields,
  packageNames,
  type UploadForm,
} from './upload-form.ts';
import { UploadPlace } from './upload-place.tsx';

interface UploadReportFormProps {
  thisYear: number;
  form: UploadForm;
  onChange: (form: UploadForm) => void;
  /** The server's findings; the same object until it answers again. */
  problems: FieldProblems;
  failure: ReactNode;
  busy: boolean;
  onSubmit: () => void;
  /** Several packages were chosen or are to be. */
  onSeveral: (files: readonly File[]) => void;
  /** For a form that replaces something that had the focus. */
  startsFocused: boolean;
}

export function UploadReportForm(props: UploadReportFormProps) {
  const { thisYear, form, failure, busy, startsFocused, onSeveral } = props;
  const { errors, change, chooseFile, submit } = useUploadForm({ ...props, missingFields, fileProblem });
  const { choose, question } = useLeavingPast(form, change);
  const isPast = form.past !== null;
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (startsFocused) place.current?.querySelector('input')?.focus();
  }, [startsFocused]);

  return (
    <form ref={place} className={classes.form} onSubmit={submit} noValidate>
      <UploadPlace form={form} errors={errors} onChange={choose} />
      <TextField
        label="Title"
        hint={isPast ? 'The title of a past upload cannot be changed here.' : undefined}
        readOnly={isPast}
        maxLength={lengths.title}
        value={form.title}
        onChange={(event) => change({ title: event.target.value })}
        error={errors.title}
      />
      <EditionFields
        thisYear={thisYear}
        form={form}
        errors={errors}
        onYear={(year) => choose(chooseYear(form, year))}
        change={change}
      />
      <Checkbox checked={form.writeup} onChange={(event) => change({ writeup: event.target.checked })}>
        Includes writeup
      </Checkbox>
      {form.writeup && <PackageHelp />}
      <FileField
        label="Contents ZIP"
        hint={zipHint(form)}
        accept={packageNames}
        value={form.file}
        onChange={chooseFile}
        onSeveral={isPast ? undefined : onSeveral}
        error={errors.file}
      />
      <ReleaseChoice />
      {failure}
      <div className="flex wrap gap8">
        <Button type="submit" variant="primary" icon="upload" busy={busy}>
          {isPast ? 'Update' : 'Upload'}
        </Button>
        {!isPast && (
          <Button variant="quiet" onClick={() => onSeveral([])}>
            Upload several packages
          </Button>
        )}
      </div>
      {question}
    </form>
  );
}

function zipHint({ writeup, past }: UploadForm): string {
  if (writeup) return `A ZIP of chapters, or a Word file (.docx). At most ${largestUpload}.`;
  const needless = 'Not needed without a write-up; it may contain documents and images.';
  return past ? `${needless} Without a new ZIP the present contents stay.` : needless;
}

interface LeavingPast {
  /** Changes the form, after asking if that leaves the chosen past upload. */
  choose: (form: UploadForm) => void;
  question: ReactNode;
}

/** What was meant as an update must not become a new report unnoticed. */
function useLeavingPast(form: UploadForm, onChange: (form: UploadForm) => void): LeavingPast {
  const [next, setNext] = useState<UploadForm | null>(null);
  const choose = (wanted: UploadForm) => (leavingWords(form, wanted) ? setNext(wanted) : onChange(wanted));
  const question = next && (
    <ConfirmDialog
      title={`Stop updating ${form.past?.report_name} - ${form.year}?`}
      opened
      action="Stop updating"
      cancel="Keep updating"
      onConfirm={() => {
        setNext(null);
        onChange(next);
      }}
      onClose={() => setNext(null)}
    >
      <p>{leavingWords(form, next)}</p>
    </ConfirmDialog>
  );
  return { choose, question };
}
