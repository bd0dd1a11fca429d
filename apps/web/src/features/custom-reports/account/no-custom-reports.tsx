import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { ReportIcon } from '@caliper/ui/report-icon/report-icon.tsx';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { CustomReportsWords } from '../custom-reports-words.tsx';

export function NoCustomReports() {
  const session = useSession();
  if (session?.user.special === 'support') return <InCatalogue />;
  const hasOwn = session?.usergroupData.subscriptionInformation.current.length;
  return (
    <EmptyState
      drawing={<ReportIcon name="Bandage" size={44} />}
      title="You have no Custom Reports to view"
      action={
        <Link {...buttonLook()} to={hasOwn ? paths.reportSubscriptions : paths.allReports}>
          {hasOwn ? 'See your subscriptions' : 'Browse All Reports'}
        </Link>
      }
    >
      <CustomReportsWords />
    </EmptyState>
  );
}

/** The support account has no menu entry for this page, but may open its address. */
function InCatalogue() {
  return (
    <EmptyState
      title="MedCore reports are not listed here"
      action={
        <Link {...buttonLook()} to={paths.customReports}>
          Open Custom Reports
        </Link>
      }
    >
      <p>Reports created by the support account appear in the catalog, under Custom Reports.</p>
    </EmptyState>
  );
}
