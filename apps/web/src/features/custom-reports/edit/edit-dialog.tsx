import { Dialog } from '@caliper/ui/dialog.tsx';
import type { CustomReport } from '../../../lib/custom-reports.ts';
import { useLeaveQuestion } from '../../../lib/leave-question.tsx';
import { type Session, useSession } from '../../../lib/session.ts';
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

/** Closing it by whatever way asks first where that would lose something. */
function OpenEdit({ report, session, onClose }: EditDialogProps & { session: Session }) {
  const edit = useEdit(report, session, onClose);
  const { ask, isAsking, question } = useLeaveQuestion(edit.isChanged);
  const close = () => {
    // The same Escape reaches the question in front.
    if (!isAsking) ask(onClose);
  };
  return (
    <>
      <Dialog title="Edit Report" opened onClose={close} wide>
        <EditForm edit={edit} onCancel={close} />
      </Dialog>
      {question}
    </>
  );
}
