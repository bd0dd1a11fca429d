import { FailedState } from '@caliper/ui/page-state.tsx';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { hasCode, messageOf } from '../../lib/api-error.ts';
import { useClientState } from '../../lib/client-state.ts';
import { NotFound } from '../../lib/not-found.tsx';
import { upgradeOf } from './header/upgrade.ts';
import { type WayBack, wayBack } from './header/way-back.ts';
import { NoWriteUp } from './preview/no-write-up.tsx';
import { NotSubscribed } from './preview/not-subscribed.tsx';
import { type ReaderAddress, readAddress } from './reader-address.ts';
import { ReaderSkeleton } from './reader-skeleton.tsx';
import { ReportReader } from './report-reader.tsx';
import { useReport } from './use-report.ts';

export function ReaderPage() {
  const { id, chapter } = useParams();
  const { search } = useLocation();
  const address = useMemo(() => readAddress({ id, chapter }, search), [id, chapter, search]);
  return address ? <Report key={address.reportId} address={address} /> : <NotFound />;
}

/** Asks what the person may see of the report, and shows that. */
function Report({ address }: { address: ReaderAddress }) {
  const back = useWayBack(address);
  const { report, editions, isCurrent, error, retry } = useReport(address);
  if (hasCode(error, 'not-found')) return <NotFound />;
  if (!report && error) {
    return (
      <FailedState title="The report did not load" titleAs="h1" onRetry={retry}>
        <p>{messageOf(error)}</p>
      </FailedState>
    );
  }
  if (!report) return <ReaderSkeleton />;
  const shared = { back, upgrade: upgradeOf(editions, report.reportMeta) };
  if (report.kind === 'preview') return <NotSubscribed report={report} {...shared} />;
  if (report.chapters.length === 0) return <NoWriteUp report={report} address={address} {...shared} />;
  const chapter = isCurrent ? report.chapter : null;
  return (
    <ReportReader
      report={report}
      chapter={chapter}
      address={address}
      error={error}
      onRetry={retry}
      {...shared}
    />
  );
}

/** Decided once: what is looked for later does not change where the person came from. */
function useWayBack({ term }: ReaderAddress): WayBack {
  const { state, key } = useLocation();
  const [back] = useState(() =>
    wayBack({
      term,
      cameFrom: state?.cameFrom,
      // The router calls the first page of a document so.
      referrer: key === 'default' ? document.referrer : '',
      lastQuery: useClientState.getState().search.query,
    }),
  );
  return back;
}
