import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { type Session, useSession } from '../../../lib/session/session.ts';
import type { CustomReport } from '../custom-reports.queries.ts';
import classes from '../dialogs.module.css';
import { AddForm } from './add-form.tsx';
import { ReportPicker } from './report-picker.tsx';
import { useAdd } from './use-add.ts';

interface AddDialogProps {
  report: CustomReport;
  onClose: () => void;
}

export function AddDialog(props: AddDialogProps) {
  const session = useSession();
  return session && <OpenAdd {...props} session={session} />;
}

/** First the person picks a report, then its chapters. */
function OpenAdd({ report, session, onClose }: AddDialogProps & { session: Session }) {
  const add = useAdd(report, session, onClose);
  const { isChanged, isSaving, picked } = add;
  const [typed, setTyped] = useState('');
  return (
    <FormDialog title="Add Bookmarks" wide {...{ isChanged, isSaving, onClose }}>
      {(ask) => (
        <>
          <p className={classes.lead}>{report.c_report_name}</p>
          <div className={classes.part}>
            {picked ? (
              <AddForm
                {...{ add, picked }}
                onBack={() => ask(() => add.pick(null))}
                onCancel={() => ask(onClose)}
              />
            ) : (
              <ReportPicker
                report={add.report}
                session={session}
                typed={typed}
                onType={setTyped}
                onPick={add.pick}
              />
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}
