import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import classes from './reading-settings.module.css';

interface ReadingSettingsProps {
  tablesOnly: boolean;
  onTablesOnly: (tablesOnly: boolean) => void;
}

/** The gear: how the chapter is shown. */
export function ReadingSettings({ tablesOnly, onTablesOnly }: ReadingSettingsProps) {
  const { frame, button, open, toggle } = usePopup<HTMLDivElement>();
  return (
    <div ref={frame} className={classes.settings}>
      <IconButton
        ref={button}
        size="md"
        icon="settings"
        label="Settings"
        aria-expanded={open}
        onClick={toggle}
      />
      {open && (
        <div className={classes.panel}>
          <Checkbox checked={tablesOnly} onChange={(event) => onTablesOnly(event.target.checked)}>
            {readerTexts.tablesOnly}
          </Checkbox>
        </div>
      )}
    </div>
  );
}
