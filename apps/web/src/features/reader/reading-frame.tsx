import { useMemo, useRef } from 'react';
import { prepareChapter } from './chapter/prepare-chapter.ts';
import { useTablesOnly } from './chapter/use-tables-only.ts';
import { ChapterFace } from './chapter-face.tsx';
import { ReadingHeader } from './header/reading-header.tsx';
import { AsideTools } from './panels/aside-tools.tsx';
import { Bookmarks } from './panels/bookmarks.tsx';
import { BottomBar } from './panels/bottom-bar.tsx';
import { SidePanel } from './panels/side-panel.tsx';
import { usePanels } from './panels/use-panels.ts';
import { useReader } from './reader-context.ts';
import { ReaderColumns, ReaderFrame } from './reader-frame.tsx';
import type { ReadingProps } from './reading.tsx';

interface ReadingFrameProps extends ReadingProps {
  query: string;
  onHits: (count: number) => void;
  /** A search led here, and not the address. */
  isLed: boolean;
}

/** The chapter between its panels. */
export function ReadingFrame({ chapter, name, tools, isCrowded = false, ...rest }: ReadingFrameProps) {
  const header = useRef<HTMLElement>(null);
  const state = usePanels();
  const [tablesOnly, setTablesOnly] = useTablesOnly(useReader().subject);
  const sections = useMemo(() => (chapter ? prepareChapter(chapter).sections : []), [chapter]);
  const settings = { tablesOnly, onTablesOnly: setTablesOnly };
  const isNarrow = state.room === 'narrow';
  return (
    <ReaderFrame header={header}>
      <ReadingHeader {...{ header, name, tools, isCrowded }} panels={state} {...settings} />
      {rest.notice}
      <ReaderColumns>
        <SidePanel side="left" label="Bookmarks" state={state}>
          <Bookmarks
            sections={sections}
            onChoose={state.clear}
            beside={rest.besideBookmarks}
            toolOf={rest.toolOf}
          />
          {rest.belowBookmarks}
        </SidePanel>
        <ChapterFace
          chapter={chapter}
          refusal={rest.refusal ?? null}
          header={header}
          query={rest.query}
          isLed={rest.isLed}
          tablesOnly={tablesOnly}
          error={rest.error}
          onHits={rest.onHits}
          onRetry={rest.onRetry}
          onShowAll={() => setTablesOnly(false)}
        />
        <SidePanel side="right" label="More" state={state}>
          <AsideTools tools={isNarrow && tools}>{rest.aside}</AsideTools>
        </SidePanel>
      </ReaderColumns>
      {isNarrow && <BottomBar state={state} />}
    </ReaderFrame>
  );
}
