import { Button } from '@caliper/ui/actions/button.tsx';
import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { type Session, useSession } from '../../../lib/session/session.ts';
import type { CustomReport } from '../custom-reports.queries.ts';
import { SaveFoot } from '../dialog-parts.tsx';
import classes from '../dialogs.module.css';
import { keptIn } from './edit-draft.ts';
import { EntryList } from './entry-list.tsx';
import { type Edit, useEdit } from './use-edit.ts';

interface EditDialogProps {
  report: CustomReport;
  onClose: () => void;
}

export function EditDialog(props: EditDialogProps) {
  const session = useSession();
  return session && <OpenEdit {...props} session={session} />;
}

function OpenEdit({ report, session, onClose }: EditDialogProps & { session: Session }) {
  const edit = useEdit(report, session, onClose);
  const { isChanged, isSending } = edit;
  return (
    <FormDialog title="Edit Report" wide isChanged={isChanged} isSaving={isSending} onClose={onClose}>
      {(ask) => <EditForm edit={edit} onCancel={() => ask(onClose)} />}
    </FormDialog>
  );
}

interface EditFormProps {
  edit: Edit;
  onCancel: () => void;
}

function EditForm({ edit, onCancel }: EditFormProps) {
  const { values, change, field, formProps } = edit;
  return (
    <form {...formProps} className={classes.form}>
      <DialogFields>
        <TextField {...field('title')} label="Title *" error={edit.titleError} required data-autofocus />
        <EntryList
          entries={values.entries}
          kept={keptIn(values).length}
          problem={edit.lastChapter}
          onChange={(entries) => change({ entries })}
        />
      </DialogFields>
      <div className={classes.foot}>
        {edit.note && <FieldError>{edit.note}</FieldError>}
        {edit.isOutdated && <Reload edit={edit} />}
        <SaveFoot
          note={edit.isChanged && 'Not saved yet'}
          isSaving={edit.isSending}
          disabled={edit.lastChapter !== null}
          onCancel={onCancel}
        />
      </div>
    </form>
  );
}

/** Someone else saved first: their changes are loaded, and those made here are kept. */
function Reload({ edit }: { edit: Edit }) {
  return (
    <p className="row wrap mt12 quiet gap12 rows8">
      <Button size="sm" icon="reload" busy={edit.isReloading} onClick={edit.reload}>
        Load the changes
      </Button>
      Your own changes stay in this form.
    </p>
  );
}
