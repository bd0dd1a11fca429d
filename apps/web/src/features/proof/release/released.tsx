import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Link } from 'react-router';
import { proofPath, reportPath } from '../../../lib/navigation/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { Draft } from '../../reports/index.ts';
import { useWayBack } from '../use-way-back.ts';

export interface ReleasedDraft {
  draft: Pick<Draft, 'report_name' | 'report_year'>;
  reportId: number;
  version: number;
}

/** Publications see what clients read in its proof: the reader would offer to sell it to them. */
export function Released({ draft: { report_name, report_year }, reportId, version }: ReleasedDraft) {
  const isAdmin = useSession()?.user.role === 'admin';
  const back = useWayBack();
  return (
    <EmptyState
      title="Released"
      titleAs="h1"
      action={
        <div className="flex wrap middle gap8">
          <Link
            {...buttonLook({ variant: 'primary' })}
            to={isAdmin ? reportPath(reportId, report_name) : proofPath(reportId)}
          >
            Open the report
          </Link>
          <Link {...buttonLook()} to={back.to}>
            {back.words}
          </Link>
        </div>
      }
    >
      <p role="status">
        <strong>{report_name}</strong>, {report_year}: version <span translate="no">{version}</span> is the
        current one.
      </p>
    </EmptyState>
  );
}
