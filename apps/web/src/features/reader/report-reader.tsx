import { type ReactNode, useMemo } from 'react';
import { useContactDialog } from '../requests/index.ts';
import type { ReadChapter } from './chapter/prepare-chapter.ts';
import { chapterEntries } from './entries.ts';
import { ReportName } from './header/report-name.tsx';
import { ReportTools } from './header/report-tools.tsx';
import type { Upgrade } from './header/upgrade.ts';
import { NewerEdition } from './header/upgrade-words.tsx';
import type { WayBack } from './header/way-back.ts';
import { ReportAside } from './panels/report-aside.tsx';
import { reportHitsQuery, type WholeReport } from './reader.queries.ts';
import { type ReaderAddress, reportSubject } from './reader-address.ts';
import { Reading } from './reading.tsx';

interface ReportReaderProps {
  report: WholeReport;
  /** Null until it has loaded. */
  chapter: ReadChapter | null;
  address: ReaderAddress;
  back: WayBack;
  upgrade: Upgrade | null;
  /** Further actions for the report. */
  tools: ReactNode;
  error: Error | null;
  onRetry: () => void;
}

/** A report that may be read. */
export function ReportReader({ report, upgrade, tools, ...reading }: ReportReaderProps) {
  const { reportMeta: meta, chapters } = report;
  const { address, back } = reading;
  const entries = useMemo(() => chapterEntries(meta.report_id, chapters), [meta.report_id, chapters]);
  const contact = useContactDialog();
  return (
    <>
      <Reading
        {...reading}
        subject={reportSubject(meta)}
        entries={entries}
        hits={reportHitsQuery(meta.report_id, address.term)}
        name={<ReportName meta={meta} back={back} upgrade={upgrade} />}
        isCrowded={upgrade?.kind === 'offer'}
        notice={<NewerEdition upgrade={upgrade} back={back} viewedYear={meta.report_year} />}
        tools={<ReportTools meta={meta}>{tools}</ReportTools>}
        aside={<ReportAside meta={meta} onContact={contact.open} />}
      />
      {contact.dialog}
    </>
  );
}
