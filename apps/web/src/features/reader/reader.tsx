import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageTitle } from '../../lib/navigation/page-title.tsx';
import { latestClientState, remember, useClientState } from '../../lib/remembered/client-state.ts';
import { chartParameter } from './chapter/charting/use-charting.ts';
import { prepareChapter, type ReadChapter } from './chapter/prepare-chapter.ts';
import { ChapterColumn } from './chapter-column.tsx';
import type { Entry } from './entries.ts';
import { PanelToggle, ReaderHeader } from './header/header.tsx';
import { ReadingTools, showsHits } from './header/reading-tools.tsx';
import type { WayBack } from './header/way-back.ts';
import { ReaderColumns, ReaderFrame } from './layout.tsx';
import { useMovable } from './movable.tsx';
import { AsideTools, ChapterHits } from './panels/aside.tsx';
import { Bookmarks } from './panels/bookmarks.tsx';
import { BottomBar } from './panels/bottom-bar.tsx';
import { type Contents, ContentsTabs } from './panels/contents.tsx';
import { usePanels } from './panels/panels.ts';
import { SidePanel } from './panels/side-panel.tsx';
import { useNeighbours } from './position/use-neighbours.ts';
import type { ReaderAddress, Subject } from './reader-address.ts';
import { ReaderProvider } from './reader-context.ts';
import { useReaderOffers } from './reader-offers.ts';
import type { CitedReport } from './report.queries.ts';
import { useBestEntry } from './search/best-entry.tsx';
import type { HitsQuery } from './search/hits.ts';
import { useHitCount, useReaderSearch } from './search/reader-search.ts';

/** A report or a custom report as it is read. */
interface ReaderProps {
  subject: Subject;
  entries: readonly Entry[];
  address: ReaderAddress;
  back: WayBack;
  cited: CitedReport | null;
  /** How often the search term occurs in the entries. */
  hits: HitsQuery;
  /** Null until it has loaded. */
  chapter: ReadChapter | null;
  error: Error | null;
  onRetry: () => void;
  /** Shown instead of a chapter that cannot be read; null if it can. */
  refusal?: ReactElement | null;
  /** In the header. */
  name: ReactNode;
  isCrowded?: boolean;
  /** Under the header. */
  notice?: ReactNode;
  /** Actions for the whole: in the header, or in the right panel if there is no room. */
  tools: ReactNode;
  /** In the left panel: beside the heading of the list, with each entry, and below. */
  besideBookmarks?: ReactNode;
  toolOf?: (entry: Entry) => ReactNode;
  belowBookmarks?: ReactNode;
  /** In the right panel. */
  aside: ReactNode;
}

/** The chapter between its panels, under the header. All its parts know what `useReader` says. */
export function Reader({ chapter: loaded, ...props }: ReaderProps) {
  const { subject, entries, address, back, cited } = props;
  const current = entries.find(({ place }) => place === address.place);
  const search = useReaderSearch(address.term, props.hits, entries);
  const { hitCount, ...marking } = useHitCount(current, search);
  const reader = { subject, entries, address, current, back, cited, search, hitCount };
  const isCharting = new URLSearchParams(useLocation().search).has(chartParameter);
  const { isLooking, noted } = useBestEntry(reader);
  const chapter = isLooking ? null : loaded;
  usePageTitle(current && `${current.title} · ${subject.name}`);
  useNeighbours(entries, chapter ? address.place : null);
  const header = useRef<HTMLElement>(null);
  const panels = usePanels();
  const [tablesOnly, setTablesOnly] = useTablesOnly(subject);
  const [contents, setContents] = useState<Contents>('chapters');
  useReaderOffers(reader, { tablesOnly, onTablesOnly: setTablesOnly });
  const sections = useMemo(() => (chapter ? prepareChapter(chapter).sections : []), [chapter]);
  const isNarrow = panels.room === 'narrow';
  const tools = useMovable(props.tools);
  return (
    <ReaderProvider value={reader}>
      {tools.kept}
      <ReaderFrame header={header}>
        <ReaderHeader
          header={header}
          back={back}
          name={props.name}
          isCrowded={props.isCrowded || showsHits(panels, search)}
          leftToggle={<PanelToggle side="left" state={panels} />}
        >
          <ReadingTools
            panels={panels}
            tools={tools.shown}
            tablesOnly={tablesOnly}
            onTablesOnly={setTablesOnly}
          />
        </ReaderHeader>
        {props.notice}
        <ReaderColumns isCharting={isCharting}>
          <SidePanel side="left" label="Bookmarks" state={panels}>
            <ContentsTabs shown={contents} onShow={setContents} onChoose={panels.clear}>
              <Bookmarks
                sections={sections}
                onChoose={panels.clear}
                beside={props.besideBookmarks}
                toolOf={props.toolOf}
              />
              {props.belowBookmarks}
            </ContentsTabs>
          </SidePanel>
          <ChapterColumn
            {...marking}
            chapter={chapter}
            refusal={props.refusal ?? null}
            header={header}
            led={noted}
            tablesOnly={tablesOnly}
            error={props.error}
            onRetry={props.onRetry}
            onShowAll={() => setTablesOnly(false)}
          />
          <SidePanel side="right" label="More" state={panels}>
            <AsideTools>
              {isNarrow && tools.shown}
              <ChapterHits />
              {props.aside}
            </AsideTools>
          </SidePanel>
        </ReaderColumns>
        {isNarrow && <BottomBar state={panels} />}
      </ReaderFrame>
    </ReaderProvider>
  );
}

/** Whether only the tables are shown: remembered for each report, so that a reload does not change what is on screen. */
function useTablesOnly({ kind, id }: Pick<Subject, 'kind' | 'id'>) {
  const [tablesOnly, setTablesOnly] = useState(() => useClientState.getState()[kind].tablesOnly[id] ?? false);
  const change = (next: boolean) => {
    const kept = latestClientState()[kind];
    const { [id]: _before, ...others } = kept.tablesOnly;
    remember(kind, { ...kept, tablesOnly: next ? { ...others, [id]: true } : others });
    setTablesOnly(next);
  };
  return [tablesOnly, change] as const;
}
