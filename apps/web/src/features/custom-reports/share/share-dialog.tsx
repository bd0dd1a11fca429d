import { customReportsTexts as texts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { membersQuery } from '../../team/index.ts';
import type { CustomReport } from '../custom-reports.queries.ts';
import classes from '../dialogs.module.css';
import { Waiting } from '../waiting.tsx';
import { teammates } from './recipients.ts';
import { ShareForm } from './share-form.tsx';
import { useShare } from './use-share.ts';

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
      isSaving={share.isSharing}
      onClose={onClose}
    >
      {(ask) => (
        <>
          <p className={classes.lead}>
            {report.c_report_name}. {texts.sharingHint}.
          </p>
          <div className={classes.part}>
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
