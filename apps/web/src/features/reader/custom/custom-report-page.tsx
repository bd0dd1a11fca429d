import { hasCode } from '@caliper/contract/client/api-error.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { NotFound } from '../../../lib/navigation/not-found.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { customReportQuery, DialogHost } from '../../custom-reports/index.ts';
import { placeQuery } from '../../reading/index.ts';
import { ReaderSkeleton } from '../layout.tsx';
import { type ReaderAddress, readAddress } from '../reader-address.ts';
import { CustomSelection } from './custom-selection.tsx';

/** A custom report at the bookmark that the address names. */
export function CustomReportPage() {
  const { id, chapter } = useParams();
  const { search } = useLocation();
  const session = useSession();
  const address = useMemo(() => readAddress({ id, chapter }, search), [id, chapter, search]);
  if (!session) return null;
  if (!address) return <NotFound />;
  return (
    <>
      <Report key={address.id} address={address} session={session} />
      <DialogHost />
    </>
  );
}

interface ReportProps {
  address: ReaderAddress;
  session: Session;
}

/** Loads the contents of the custom report. The text is loaded chapter by chapter. */
function Report({ address, session }: ReportProps) {
  const { data, error, isFetching, refetch } = useQuery(customReportQuery(address.id, session));
  usePrefetchQuery(placeQuery('custom-report', address.id));
  if (hasCode(error, 'not-found')) return <NotAvailable />;
  if (!data && error) {
    return <FailedQuery title="The report did not load" titleAs="h1" error={error} onRetry={refetch} />;
  }
  if (!data) return <ReaderSkeleton />;
  return <CustomSelection report={data} address={address} isReloading={isFetching} reload={refetch} />;
}

/** Deleted, no longer shared, or never meant for this person: the page does not say which. */
function NotAvailable() {
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
