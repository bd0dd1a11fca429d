import { useMemo, useRef, useState } from 'react';
import { usePageTitle } from '../../lib/page-title.tsx';
import { useContactDialog } from '../../lib/requests/contact-button.tsx';
import { type ChapterSource, prepareChapter } from './chapter/prepare-chapter.ts';
import { ChapterFace } from './chapter-face.tsx';
import { ReportHeader } from './header/report-header.tsx';
import { ReportTools } from './header/report-tools.tsx';
import type { Upgrade } from './header/upgrade.ts';
import type { WayBack } from './header/way-back.ts';
import { AsideTools } from './panels/aside-tools.tsx';
import { Bookmarks } from './panels/bookmarks.tsx';
import { BottomBar } from './panels/bottom-bar.tsx';
import { SidePanel } from './panels/side-panel.tsx';
import { usePanels } from './panels/use-panels.ts';
import { useNeighbours } from './position/use-neighbours.ts';
import type { WholeReport } from './reader.queries.ts';
import type { ReaderAddress } from './reader-address.ts';
import { ReaderProvider } from './reader-context.ts';
import { ReaderColumns, ReaderFrame } from './reader-frame.tsx';
import { useHitCount } from './search/use-hit-count.ts';
import { useReportSearch } from './search/use-report-search.ts';

interface ReportReaderProps {
  report: WholeReport;
  /** Null until it is there. */
  chapter: ChapterSource | null;
  address: ReaderAddress;
  back: WayBack;
  upgrade: Upgrade | null;
  error: Error | null;
  onRetry: () => void;
}

/** A report that may be read: what all its parts have to know. */
export function ReportReader(props: ReportReaderProps) {
  const { report, chapter, address, back } = props;
  const { reportMeta: meta, chapters } = report;
  const search = useReportSearch(address);
  const { hitCount, ...marking } = useHitCount(address, search);
  const title = chapters.find(({ chapter_number }) => chapter_number === address.chapter)?.chapter_title;
  usePageTitle(title && `${title} · ${meta.report_name}`);
  useNeighbours(meta.report_id, chapters, chapter?.chapter_number ?? null);
  return (
    <ReaderProvider value={{ meta, chapters, address, back, search, hitCount }}>
      <Reading {...props} {...marking} />
    </ReaderProvider>
  );
}

interface ReadingProps extends ReportReaderProps {
  query: string;
  onHits: (count: number) => void;
}

/** The chapter between its panels. */
function Reading({ report, chapter, upgrade, ...rest }: ReadingProps) {
  const { query, onHits, error, onRetry } = rest;
  const header = useRef<HTMLElement>(null);
  const state = usePanels();
  const contact = useContactDialog();
  const [tablesOnly, setTablesOnly] = useState(false);
  const sections = useMemo(() => (chapter ? prepareChapter(chapter).sections : []), [chapter]);
  const settings = { tablesOnly, onTablesOnly: setTablesOnly };
  const isNarrow = state.room === 'narrow';
  return (
    <ReaderFrame header={header}>
      <ReportHeader header={header} upgrade={upgrade} panels={state} {...settings} />
      <ReaderColumns>
        <SidePanel side="left" label="Bookmarks" state={state}>
          <Bookmarks sections={sections} onChoose={state.clear} />
        </SidePanel>
        <ChapterFace
          chapter={chapter}
          header={header}
          query={query}
          tablesOnly={tablesOnly}
          error={error}
          onHits={onHits}
          onRetry={onRetry}
          onShowAll={() => setTablesOnly(false)}
        />
        <SidePanel side="right" label="More" state={state}>
          <AsideTools onContact={contact.open}>
            {isNarrow && <ReportTools meta={report.reportMeta} />}
          </AsideTools>
        </SidePanel>
      </ReaderColumns>
      {isNarrow && <BottomBar state={state} />}
      {contact.dialog}
    </ReaderFrame>
  );
}
