import { customReportsTexts as texts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { inbox } from '@caliper/contract/limits.ts';
import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { CheckList, CheckRow } from '@caliper/ui/fields/check-list.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { membersQuery } from '../../team/index.ts';
import type { CustomReport } from '../custom-reports.queries.ts';
import { SaveFoot, stayOnEnter, Waiting } from '../dialog-parts.tsx';
import { matching, recipientsFirst, sharingWords, teammates } from './recipients.ts';
import { type Share, useShare } from './use-share.ts';

interface ShareDialogProps {
  report: CustomReport;
  onClose: () => void;
}

export function ShareDialog(props: ShareDialogProps) {
  const session = useSession();
  return session && <OpenShare {...props} session={session} />;
}

function OpenShare({ report, session, onClose }: ShareDialogProps & { session: Session }) {
  const query = useQuery(membersQuery(session.usergroupData.id));
  const share = useShare(report, teammates(query.data ?? [], session.user.id), onClose);
  return (
    <FormDialog
      title="Share Custom Report"
      isChanged={share.isChanged}
      isSaving={share.isSending}
      onClose={onClose}
    >
      {(ask) => (
        <>
          <p className="quiet anywhere">
            {report.c_report_name}. {texts.sharingHint}.
          </p>
          <div className="mt16">
            {query.data ? (
              <ShareForm share={share} onCancel={() => ask(onClose)} />
            ) : (
              <Waiting of={query} title="Your team did not load" />
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}

interface ShareFormProps {
  share: Share;
  onCancel: () => void;
}

/** From this many people on, a search is shown. */
const searchedFrom = 8;

function ShareForm({ share, onCancel }: ShareFormProps) {
  const { people, recipients, chosen, note } = share;
  const [typed, setTyped] = useState('');
  const found = matching(recipientsFirst(people, recipients), typed);
  const { action, warning } = sharingWords(chosen.length, share.isShared);
  return (
    <form {...share.formProps}>
      <DialogFields>
        {people.length >= searchedFrom && (
          <div className="mb12">
            <TextField
              label="Search by name"
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={stayOnEnter}
            />
          </div>
        )}
        <CheckList label="Team members">
          {found.map(({ id, name, email }) => (
            <CheckRow
              key={id}
              name={<span translate="no">{name}</span>}
              about={<span translate="no">{email}</span>}
              checked={chosen.includes(id)}
              onChange={(event) => share.tick(id, event.target.checked)}
            />
          ))}
        </CheckList>
        {found.length === 0 && <p className="quiet anywhere">No team members match your search.</p>}
        {share.hasNews && (
          <div className="mt12">
            <TextAreaField
              label="Message (optional)"
              hint="Shown with the notification to those who are new. Mails do not contain it."
              rows={2}
              maxLength={inbox.message}
              value={share.message}
              onChange={(event) => share.write(event.target.value)}
              error={share.errors.message}
            />
          </div>
        )}
      </DialogFields>
      {warning && <p className="mt12 warn">{warning}</p>}
      {note && <FieldError>{note}</FieldError>}
      <SaveFoot
        note={`${chosen.length} of ${people.length} chosen`}
        isSaving={share.isSending}
        onCancel={onCancel}
      >
        {action}
      </SaveFoot>
    </form>
  );
}
