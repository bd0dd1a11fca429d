import { hasCode } from '@caliper/contract/client/api-error.ts';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import type { Opening } from '../../lib/loading/ask-ahead.ts';
import { NotFound } from '../../lib/navigation/not-found.tsx';
import { BookmarkButton, DialogHost, type KeptDraft, newDraft } from '../custom-reports/index.ts';
import { Withdrawn } from '../reports/index.ts';
import { useContactDialog } from '../requests/index.ts';
import { TakeAwayButton } from '../take-away/index.ts';
import type { ReadChapter } from './chapter/prepare-chapter.ts';
import { chapterEntries } from './entries.ts';
import { NewerEdition, ReportName } from './header/report-name.tsx';
import { ReportTools } from './header/report-tools.tsx';
import { type ChangesLink, changesLink, ownedEdition, type Upgrade, upgradeOf } from './header/upgrade.ts';
import { useWayBack, type WayBack } from './header/way-back.ts';
import { ReaderSkeleton } from './layout.tsx';
import { LinkedNotice, useLinkedPlace } from './linked-place.tsx';
import { ReportAside } from './panels/aside.tsx';
import { useOwnName } from './position/use-own-name.ts';
import { NoWriteUp } from './preview/no-write-up.tsx';
import { NotSubscribed } from './preview/not-subscribed.tsx';
import { Reader } from './reader.tsx';
import { type ReaderAddress, readAddress, reportSubject } from './reader-address.ts';
import { askForReport, type ReportMeta, useReport, type WholeReport } from './report.queries.ts';
import { reportHitsQuery } from './search/hits.ts';

/** A report at the chapter that the address names. */
export function ReportPage() {
  const { id, chapter } = useParams();
  const { search } = useLocation();
  const address = useMemo(() => readAddress({ id, chapter }, search), [id, chapter, search]);
  if (!address) return <NotFound />;
  return (
    <>
      <Report key={address.id} address={address} />
      <DialogHost />
    </>
  );
}

ReportPage.askAhead = async ({ session, params, search }: Opening) => {
  const address = readAddress(params, search);
  if (address) await askForReport(address, session);
};

/** Loads what the person may see of the report, and shows that. */
function Report({ address }: { address: ReaderAddress }) {
  const back = useWayBack(address.term);
  const { report, editions, isCurrent, error, retry } = useReport(address);
  const [kept] = useState(newDraft);
  useOwnName(report?.reportMeta.report_name);
  const isMoving = useLinkedPlace(address, versionOf(report, error));
  if (isMoving) return <ReaderSkeleton />;
  if (hasCode(error, 'not-found')) return <NotFound />;
  if (hasCode(error, 'report-withdrawn')) return <Withdrawn />;
  if (!report && error) {
    return <FailedQuery title="The report did not load" titleAs="h1" error={error} onRetry={retry} />;
  }
  if (!report) return <ReaderSkeleton />;
  const shared = { back, upgrade: upgradeOf(editions, report.reportMeta) };
  const changes = changesLink(editions, report.reportMeta);
  if (report.kind === 'preview') {
    const owned = ownedEdition(editions, report.reportMeta);
    return <NotSubscribed {...{ report, owned, ...shared }} />;
  }
  if (report.chapters.length === 0) return <NoWriteUp report={report} {...shared} />;
  const chapter = isCurrent ? report.chapter : null;
  return <WriteUp {...{ report, chapter, address, error, kept, changes, ...shared }} onRetry={retry} />;
}

/** The version that is read; null for a chapter that is not there, undefined until one of them is known. */
function versionOf(report: { reportMeta: ReportMeta } | undefined, error: Error | null) {
  return report?.reportMeta.version ?? (hasCode(error, 'not-found') ? null : undefined);
}

interface WriteUpProps {
  report: WholeReport;
  /** Null until it has loaded. */
  chapter: ReadChapter | null;
  address: ReaderAddress;
  back: WayBack;
  upgrade: Upgrade | null;
  changes: ChangesLink | null;
  /** What was chosen in the dialog for bookmarks, kept for as long as the report is open. */
  kept: KeptDraft;
  error: Error | null;
  onRetry: () => void;
}

/** A report that may be read, with the means to add its chapters to a custom report. */
function WriteUp({ report, upgrade, changes, kept, ...reading }: WriteUpProps) {
  const { reportMeta: meta, chapters } = report;
  const { address, back } = reading;
  const entries = useMemo(() => chapterEntries(meta.report_id, chapters), [meta.report_id, chapters]);
  const contact = useContactDialog();
  return (
    <>
      <Reader
        {...reading}
        subject={{ ...reportSubject(meta), changes }}
        cited={meta}
        entries={entries}
        hits={reportHitsQuery(meta.report_id, address.term)}
        name={<ReportName meta={meta} back={back} upgrade={upgrade} />}
        isCrowded={upgrade?.kind === 'offer'}
        notice={
          <>
            <LinkedNotice />
            <NewerEdition upgrade={upgrade} back={back} viewedYear={meta.report_year} />
          </>
        }
        tools={
          <ReportTools meta={meta}>
            <TakeAwayButton subject={{ kind: 'report', id: meta.report_id }} current={address.place} />
            <BookmarkButton report={meta} chapters={chapters} current={address.place} kept={kept} />
          </ReportTools>
        }
        aside={<ReportAside meta={meta} back={back} onContact={contact.open} />}
      />
      {contact.dialog}
    </>
  );
}
