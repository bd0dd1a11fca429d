import type { ReactNode, RefObject } from 'react';
import type { PanelState } from '../panels/use-panels.ts';
import { useReader } from '../reader-context.ts';
import { HeaderHits } from '../search/header-hits.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { PanelToggle } from './panel-toggle.tsx';
import { ReaderHeader } from './reader-header.tsx';
import { ReadingSettings } from './reading-settings.tsx';

interface ReadingHeaderProps {
  header: RefObject<HTMLElement | null>;
  name: ReactNode;
  tools: ReactNode;
  isCrowded: boolean;
  panels: PanelState;
  tablesOnly: boolean;
  onTablesOnly: (tablesOnly: boolean) => void;
}

/** The header of a report that may be read. */
export function ReadingHeader({ header, name, tools, isCrowded, panels, ...settings }: ReadingHeaderProps) {
  const { back, search } = useReader();
  const isNarrow = panels.room === 'narrow';
  const hasHits = !isNarrow && !panels.panels.right && search.term !== '';
  return (
    <ReaderHeader
      header={header}
      back={back}
      name={name}
      isCrowded={hasHits || isCrowded}
      leftToggle={<PanelToggle side="left" state={panels} />}
    >
      {!isNarrow && tools}
      <SearchBox />
      {hasHits && search.mayHaveHits && <HeaderHits />}
      <ReadingSettings {...settings} />
      <PanelToggle side="right" state={panels} />
    </ReaderHeader>
  );
}
