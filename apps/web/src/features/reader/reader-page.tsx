import { hasCode } from '@caliper/contract/client/api-error.ts';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { Withdrawn } from '../reports/index.ts';
import { ownedEdition, upgradeOf } from './header/upgrade.ts';
import { useWayBack } from './header/use-way-back.ts';
import { NoWriteUp } from './preview/no-write-up.tsx';
import { NotSubscribed } from './preview/not-subscribed.tsx';
import type { WholeReport } from './reader.queries.ts';
import { type ReaderAddress, readAddress } from './reader-address.ts';
import { ReaderSkeleton } from './reader-skeleton.tsx';
import { ReportReader } from './report-reader.tsx';
import { useReport } from './use-report.ts';

interface ReaderPageProps {
  /** Further actions for a report that may be read in full. */
  toolsOf: (report: WholeReport, chapter: number) => ReactNode;
}

export function ReaderPage({ toolsOf }: ReaderPageProps) {
  const { id, chapter } = useParams();
  const { search } = useLocation();
  const address = useMemo(() => readAddress({ id, chapter }, search), [id, chapter, search]);
  return address ? <Report key={address.id} address={address} toolsOf={toolsOf} /> : <NotFound />;
}

/** Loads what the person may see of the report, and shows that. */
function Report({ address, toolsOf }: ReaderPageProps & { address: ReaderAddress }) {
  const back = useWayBack(address.term);
  const { report, editions, isCurrent, error, retry } = useReport(address);
  if (hasCode(error, 'not-found')) return <NotFound />;
  if (hasCode(error, 'report-withdrawn')) return <Withdrawn />;
  if (!report && error) {
    return <FailedQuery title="The report did not load" titleAs="h1" error={error} onRetry={retry} />;
  }
  if (!report) return <ReaderSkeleton />;
  const shared = { back, upgrade: upgradeOf(editions, report.reportMeta) };
  if (report.kind === 'preview') {
    return <NotSubscribed report={report} owned={ownedEdition(editions, report.reportMeta)} {...shared} />;
  }
  if (report.chapters.length === 0) return <NoWriteUp report={report} address={address} {...shared} />;
  const chapter = isCurrent ? report.chapter : null;
  return (
    <ReportReader
      report={report}
      chapter={chapter}
      address={address}
      tools={toolsOf(report, address.place)}
      error={error}
      onRetry={retry}
      {...shared}
    />
  );
}
