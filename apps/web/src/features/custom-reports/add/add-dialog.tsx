import { Button } from '@caliper/ui/actions/button.tsx';
import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { SourceName } from '../../reports/index.ts';
import type { Source } from '../bookmarks.ts';
import { ChapterChecklist } from '../chapters/chapter-checklist.tsx';
import type { CustomReport } from '../custom-reports.queries.ts';
import { SaveFoot, Waiting } from '../dialog-parts.tsx';
import { ReportPicker } from './report-picker.tsx';
import { type Add, useAdd } from './use-add.ts';

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
  const { isChanged, isSending, picked } = add;
  const [typed, setTyped] = useState('');
  return (
    <FormDialog title="Add Bookmarks" wide isChanged={isChanged} isSaving={isSending} onClose={onClose}>
      {(ask) => (
        <>
          <p className="quiet anywhere">{report.c_report_name}</p>
          <div className="mt16">
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

interface AddFormProps {
  add: Add;
  picked: NonNullable<Add['picked']>;
  onBack: () => void;
  onCancel: () => void;
}

/** The chapters of one report; those already in the custom report can be unticked. */
function AddForm({ add, picked: { source, choice }, onBack, onCancel }: AddFormProps) {
  const { titles, formProps, note, isSending } = add;
  const chapters = titles.data?.chapters;
  return (
    <form {...formProps}>
      <DialogFields>
        <SourceLine source={source} onBack={onBack} />
        {!chapters && <Waiting of={titles} title="The chapters did not load" />}
        {chapters?.length === 0 && <p>This report has no chapters to bookmark.</p>}
        {chapters && chapters.length > 0 && (
          <ChapterChecklist chapters={chapters} choice={choice} onTick={add.tick} />
        )}
      </DialogFields>
      {note && <FieldError>{note}</FieldError>}
      <SaveFoot isSaving={isSending} disabled={!chapters?.length} onCancel={onCancel} />
    </form>
  );
}

function SourceLine({ source, onBack }: { source: Source; onBack: () => void }) {
  return (
    <p className="row wrap spread mb16 anywhere gap8 rows4">
      <strong>
        <SourceName source={source} />
      </strong>
      <Button size="sm" variant="quiet" onClick={onBack} autoFocus>
        Another report
      </Button>
    </p>
  );
}
