import { customReportsTexts as texts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { Dialog } from '@caliper/ui/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import type { CustomReport } from '../../../lib/custom-reports.ts';
import { membersQuery } from '../../../lib/members.ts';
import { useSession } from '../../../lib/session.ts';
import classes from '../dialogs.module.css';
import { Waiting } from '../waiting.tsx';
import { teammates } from './recipients.ts';
import { ShareForm } from './share-form.tsx';

interface ShareDialogProps {
  report: CustomReport;
  onClose: () => void;
}

export function ShareDialog({ report, onClose }: ShareDialogProps) {
  const session = useSession();
  const query = useQuery(membersQuery(session?.usergroupData.id ?? 0));
  return (
    <Dialog title="Share Custom Report" opened onClose={onClose}>
      <p className={classes.lead}>
        {report.c_report_name}. {texts.sharingHint}.
      </p>
      <div className={classes.part}>
        {query.data && session ? (
          <ShareForm report={report} people={teammates(query.data, session.user.id)} onClose={onClose} />
        ) : (
          <Waiting of={query} title="Your team did not load" />
        )}
      </div>
    </Dialog>
  );
}
