import { hasDemos, type ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { largestUpload, dashboards as limits } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FileField } from '@caliper/ui/fields/file-field.tsx';
import { RadioGroup } from '@caliper/ui/fields/radio-group.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { useUploadForm } from '@caliper/ui/sending/use-upload-form.ts';
import type { ReactNode } from 'react';
import { ExpectedColumns } from './expected-columns.tsx';
import {
  type FieldProblems,
  fileProblem,
  type ImportForm,
  isWorkbook,
  missingFields,
} from './import-form.ts';
import classes from './imports.module.css';
import type { ImportItem } from './imports.queries.ts';
import { ItemChoice } from './item-choice.tsx';

interface ImportFieldsProps {
  kind: ImportKind;
  items: readonly ImportItem[];
  form: ImportForm;
  onChange: (form: ImportForm) => void;
  /** Problems reported by the server; the same object until it answers again. */
  problems: FieldProblems;
  /** The progress of the upload, or why the file was refused. */
  outcome: ReactNode;
  busy: boolean;
  onSubmit: () => void;
}

const dashboardKinds = [
  { value: 'market', label: 'Market' },
  { value: 'medaccess', label: 'Market access' },
] as const;

const figureSets = [
  { value: 'figures', label: 'Figures' },
  { value: 'demo', label: 'Demo figures' },
] as const;

export function ImportFields(props: ImportFieldsProps) {
  const { kind, items, form, outcome, busy } = props;
  const { errors, change, chooseFile, submit } = useUploadForm({
    ...props,
    missingFields,
    fileProblem: (file) => fileProblem(kind, file),
  });
  return (
    <form className="stack gap24 w880" onSubmit={submit} noValidate>
      <ItemChoice kind={kind} items={items} form={form} errors={errors} onChange={change} />
      {kind === 'global' && (
        <RadioGroup
          label="Dashboard"
          value={form.dashboardKind}
          options={dashboardKinds}
          onChange={(dashboardKind) => change({ dashboardKind })}
        />
      )}
      {hasDemos(kind) && (
        <RadioGroup
          label="What the file holds"
          value={form.demo ? 'demo' : 'figures'}
          options={figureSets}
          onChange={(set) => change({ demo: set === 'demo' })}
        />
      )}
      <FileField
        label="File"
        hint={`${isWorkbook(kind) ? 'An' : 'CSV (UTF-8) or an'} Excel workbook (.xlsx), at most ${largestUpload}.`}
        accept={isWorkbook(kind) ? '.xlsx' : '.csv,.xlsx'}
        value={form.file}
        onChange={chooseFile}
        error={errors.file}
      />
      <ExpectedColumns kind={kind} dashboardKind={form.dashboardKind} />
      <TextAreaField
        label="Note (optional)"
        hint="Shown under the dashboard: anything readers should know about these figures."
        rows={2}
        maxLength={limits.note}
        value={form.note}
        onChange={(event) => change({ note: event.target.value })}
        error={errors.note}
      />
      {outcome}
      <div className={classes.actions}>
        <Button type="submit" variant="primary" icon="upload" busy={busy}>
          Check the file
        </Button>
        <p className="small quiet">Nothing is changed until you have reviewed the differences.</p>
      </div>
    </form>
  );
}
