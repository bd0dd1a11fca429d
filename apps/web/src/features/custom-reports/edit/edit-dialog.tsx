import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { type Session, useSession } from '../../../lib/session/session.ts';
import type { CustomReport } from '../custom-reports.queries.ts';
import { EditForm } from './edit-form.tsx';
import { useEdit } from './use-edit.ts';

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
  const { isChanged, isSaving } = edit;
  return (
    <FormDialog title="Edit Report" wide {...{ isChanged, isSaving, onClose }}>
      {(ask) => <EditForm edit={edit} onCancel={() => ask(onClose)} />}
    </FormDialog>
  );
}
