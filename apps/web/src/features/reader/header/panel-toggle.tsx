import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { panelId } from '../panels/side-panel.tsx';
import type { PanelState } from '../panels/use-panels.ts';

const looks = {
  left: { icon: 'panelLeft', label: 'Bookmarks panel' },
  right: { icon: 'panelRight', label: 'Side panel' },
} as const;

/** Small screens have the bottom bar instead. */
export function PanelToggle({ side, state }: { side: 'left' | 'right'; state: PanelState }) {
  const { icon, label } = looks[side];
  const isOpen = state.panels[side];
  if (state.room === 'narrow') return null;
  return (
    <IconButton
      size="md"
      icon={icon}
      label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId(side) : undefined}
      onClick={() => state.toggle(side)}
    />
  );
}
