import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';

/** Deleted, no longer shared, or never meant for this person: the page does not say which. */
export function NotAvailable() {
  return (
    <EmptyState
      title="This custom report is not available to you"
      titleAs="h1"
      action={
        <Link {...buttonLook({ variant: 'primary' })} to={paths.customReports}>
          Go to Custom Reports
        </Link>
      }
    >
      <p>It may have been deleted, or it is no longer shared with you.</p>
    </EmptyState>
  );
}
