import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { latestClientState, remember, useClientState } from '../../../lib/client-state.ts';
import { type Panels, panelsAtStart, type Room, roomQueries } from './panel-rule.ts';

export interface PanelState {
  panels: Panels;
  room: Room;
  toggle: (side: keyof Panels) => void;
  /** Panels that lie over the text make way. */
  clear: () => void;
}

/** Which panels are open. When the room changes, the rule decides anew. */
export function usePanels(): PanelState {
  const room = useRoom();
  const [state, setState] = useState(() => startIn(room));
  const { panels } = state.room === room ? state : startIn(room);
  const show = (next: Panels) => setState({ room, panels: next });
  const toggle = (side: keyof Panels) => {
    if (room === 'narrow') return show({ left: false, right: false, [side]: !panels[side] });
    const next = { ...panels, [side]: !panels[side] };
    remember('report', { ...latestClientState().report, panels: next });
    show(next);
  };
  const clear = () => room === 'narrow' && show({ left: false, right: false });
  return { panels, room, toggle, clear };
}

function startIn(room: Room) {
  return { room, panels: panelsAtStart(room, useClientState.getState().report.panels) };
}

function useRoom(): Room {
  const options = { getInitialValueInEffect: false };
  const isNarrow = useMediaQuery(roomQueries.narrow, undefined, options);
  const isMiddle = useMediaQuery(roomQueries.middle, undefined, options);
  if (isNarrow) return 'narrow';
  return isMiddle ? 'middle' : 'wide';
}
