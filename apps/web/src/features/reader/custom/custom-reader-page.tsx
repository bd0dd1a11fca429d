import { hasCode } from '@caliper/contract/client/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { NotFound } from '../../../lib/navigation/not-found.tsx';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { customReportQuery } from '../../custom-reports/index.ts';
import { type ReaderAddress, readAddress } from '../reader-address.ts';
import { ReaderSkeleton } from '../reader-skeleton.tsx';
import { CustomSelection } from './custom-selection.tsx';
import { NotAvailable } from './not-available.tsx';
import type { CustomReportParts } from './parts.ts';

export function CustomReaderPage({ parts }: { parts: CustomReportParts }) {
  const { id, chapter } = useParams();
  const { search } = useLocation();
  const session = useSession();
  const address = useMemo(() => readAddress({ id, chapter }, search), [id, chapter, search]);
  if (!session) return null;
  if (!address) return <NotFound />;
  return <Report key={address.id} address={address} session={session} parts={parts} />;
}

interface ReportProps {
  address: ReaderAddress;
  session: Session;
  parts: CustomReportParts;
}

/** Loads the contents of the custom report. The text is loaded chapter by chapter. */
function Report({ address, session, parts }: ReportProps) {
  const { data, error, isFetching, refetch } = useQuery(customReportQuery(address.id, session));
  if (hasCode(error, 'not-found')) return <NotAvailable />;
  if (!data && error) {
    return <FailedQuery title="The report did not load" titleAs="h1" error={error} onRetry={refetch} />;
  }
  if (!data) return <ReaderSkeleton />;
  return (
    <CustomSelection
      report={data}
      address={address}
      parts={parts}
      isReloading={isFetching}
      reload={refetch}
    />
  );
}
