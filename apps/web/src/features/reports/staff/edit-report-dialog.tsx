import { regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { DetailFields } from './detail-fields.tsx';
import { kindWords, useManagedKind } from './managed-kind.ts';
import { PlaceFields } from './place-fields.tsx';
import type { ManagedReport } from './report-tree.ts';
import { ReportVersions } from './report-versions.tsx';
import { type EditReport, useEditReport } from './use-edit-report.ts';

interface EditReportDialogProps {
  report: ManagedReport;
  onClose: () => void;
}

/** Cancel discards changes without asking. */
export function EditReportDialog({ report, onClose }: EditReportDialogProps) {
  const kind = useManagedKind();
  const edit = useEditReport(report, onClose);
  const { isChanged, isSending } = edit;
  return (
    <FormDialog
      title={kindWords[kind].edit}
      wide
      isChanged={isChanged}
      isSaving={isSending}
      onClose={onClose}
    >
      {() => (
        <>
          <EditReportForm edit={edit} onCancel={onClose} />
          {kind === 'report' && <ReportVersions reportId={report.report_id} />}
        </>
      )}
    </FormDialog>
  );
}

const hints = { description: 'Leave empty to keep the current description.' };

function EditReportForm({ edit, onCancel }: { edit: EditReport; onCancel: () => void }) {
  const { values, change, field, formProps, isSending, problem, errors } = edit;
  return (
    <form {...formProps} className="stack gap16">
      <DialogFields>
        <TextField
          {...field('title')}
          label="Title"
          hint="Leave empty to keep the current title."
          maxLength={lengths.title}
          data-autofocus
        />
        <div className="pair">
          <TextField
            {...field('year')}
            label="Year"
            hint="Leave empty to keep the current year."
            inputMode="numeric"
            maxLength={4}
          />
          <SelectField
            {...field('region')}
            label="Region"
            hint="Leave empty for Global."
            options={regions}
            onClear={() => change({ region: '' })}
          />
        </div>
        <div className="pair">
          <PlaceFields
            categoryId={values.categoryId}
            subCategoryId={values.subCategoryId}
            errors={errors}
            onChange={({ categoryId, subCategoryId }) =>
              change({ categoryId: categoryId ?? values.categoryId, subCategoryId })
            }
          />
        </div>
        <DetailFields form={values} change={change} hints={hints} />
      </DialogFields>
      {problem && <FieldError>{problem}</FieldError>}
      <div className="flex wrap gap8">
        <Button type="submit" variant="primary" busy={isSending}>
          Save Changes
        </Button>
        <Button refused={isSending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
