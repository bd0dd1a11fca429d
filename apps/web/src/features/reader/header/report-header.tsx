import type { RefObject } from 'react';
import type { PanelState } from '../panels/use-panels.ts';
import { useReader } from '../reader-context.ts';
import { HeaderHits } from '../search/header-hits.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { PanelToggle } from './panel-toggle.tsx';
import { ReaderHeader } from './reader-header.tsx';
import { ReadingSettings } from './reading-settings.tsx';
import { ReportTools } from './report-tools.tsx';
import type { Upgrade } from './upgrade.ts';
import { NewerEdition } from './upgrade-words.tsx';

interface ReportHeaderProps {
  header: RefObject<HTMLElement | null>;
  upgrade: Upgrade | null;
  panels: PanelState;
  tablesOnly: boolean;
  onTablesOnly: (tablesOnly: boolean) => void;
}

/** The header of a report that may be read. */
export function ReportHeader({ header, upgrade, panels, ...settings }: ReportHeaderProps) {
  const { meta, back, search } = useReader();
  const isNarrow = panels.room === 'narrow';
  const hasHits = !isNarrow && !panels.panels.right && search.term !== '';
  return (
    <>
      <ReaderHeader
        header={header}
        meta={meta}
        back={back}
        upgrade={upgrade}
        isCrowded={hasHits || upgrade?.kind === 'offer'}
        leftToggle={<PanelToggle side="left" state={panels} />}
      >
        {!isNarrow && <ReportTools meta={meta} />}
        <SearchBox />
        {hasHits && search.mayHaveHits && <HeaderHits />}
        <ReadingSettings {...settings} />
        <PanelToggle side="right" state={panels} />
      </ReaderHeader>
      <NewerEdition upgrade={upgrade} back={back} viewedYear={meta.report_year} />
    </>
  );
}
