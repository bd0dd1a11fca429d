import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import type { ReactNode } from 'react';
import type { PanelState } from '../panels/panels.ts';
import { useReader } from '../reader-context.ts';
import { HitNavigator } from '../search/hit-navigator.tsx';
import type { ReaderSearch } from '../search/reader-search.ts';
import { SearchBox } from '../search/search-box.tsx';
import { PanelToggle } from './header.tsx';
import classes from './reading-tools.module.css';

interface ReadingToolsProps extends ReadingSettingsProps {
  panels: PanelState;
  /** Actions for the whole. */
  tools: ReactNode;
}

/** In the header of a report that may be read: its tools, the search, and how the chapter is shown. */
export function ReadingTools({ panels, tools, ...settings }: ReadingToolsProps) {
  const { search } = useReader();
  return (
    <>
      {panels.room !== 'narrow' && tools}
      <SearchBox />
      {showsHits(panels, search) && search.mayHaveHits && (
        <div className={classes.hits}>
          <HitNavigator />
        </div>
      )}
      <ReadingSettings {...settings} />
      <PanelToggle side="right" state={panels} />
    </>
  );
}

/** The hits are beside the search box while the panel that has them is closed. */
export function showsHits({ room, panels }: PanelState, { term }: ReaderSearch): boolean {
  return room !== 'narrow' && !panels.right && term !== '';
}

interface ReadingSettingsProps {
  tablesOnly: boolean;
  onTablesOnly: (tablesOnly: boolean) => void;
}

/** The gear: how the chapter is shown. */
function ReadingSettings({ tablesOnly, onTablesOnly }: ReadingSettingsProps) {
  const { frame, trigger, open } = usePopup<HTMLDivElement>();
  return (
    <div ref={frame} className={classes.settings}>
      <IconButton {...trigger} size="md" icon="settings" label="Settings" />
      {open && (
        <div className={classes.settingsPanel}>
          <Checkbox checked={tablesOnly} onChange={(event) => onTablesOnly(event.target.checked)}>
            {readerTexts.tablesOnly}
          </Checkbox>
        </div>
      )}
    </div>
  );
}
