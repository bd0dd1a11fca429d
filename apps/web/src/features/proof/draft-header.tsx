import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { ReaderHeader } from '../reader/index.ts';
import classes from './proof.module.css';
import { useProof } from './proof-context.ts';
import { ReportTitle } from './report-title.tsx';
import { useWayBack } from './use-way-back.ts';

/** Which draft this is, and where it came from. */
export function DraftHeader({ header }: { header: RefObject<HTMLElement | null> }) {
  const { draft } = useProof();
  const back = useWayBack();
  const isAdmin = useSession()?.user.role === 'admin';
  const upload = isAdmin ? paths.adminReportUpload : paths.reportUpload;
  return (
    <ReaderHeader header={header} back={back} name={<ReportTitle report={draft} />}>
      <span className={classes.state}>
        <StatusTag tone="warn">Draft</StatusTag>
        <span>
          {draft.origin === 'upload' ? 'Uploaded' : 'Read again'}{' '}
          <time dateTime={formatDate(draft.createdAt)} translate="no">
            {formatDate(draft.createdAt)}
          </time>
          {draft.origin === 'upload' && (
            <>
              {' by '}
              <span translate="no">{draft.createdBy}</span>
            </>
          )}
        </span>
      </span>
      <Link {...buttonLook()} to={`${upload}?draft=${draft.draft_id}`}>
        <Icon name="upload" />
        Upload again
      </Link>
    </ReaderHeader>
  );
}
