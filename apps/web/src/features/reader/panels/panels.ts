import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { latestClientState, remember, useClientState } from '../../../lib/remembered/client-state.ts';

export interface Panels {
  left: boolean;
  right: boolean;
}

/** `narrow`: panels cover the text. `middle`: there is room for one. `wide`: for both. */
export type Room = 'narrow' | 'middle' | 'wide';

export const roomQueries = { narrow: '(max-width: 1000px)', middle: '(max-width: 1500px)' } as const;

/** The room according to the media queries; a narrow window matches both. */
export function roomOf(matches: Record<keyof typeof roomQueries, boolean>): Room {
  if (matches.narrow) return 'narrow';
  return matches.middle ? 'middle' : 'wide';
}

/** The room decides which panels may start open; a panel that the person closed before stays closed. */
export function panelsAtStart(room: Room, chosen: Partial<Panels>): Panels {
  return {
    left: room !== 'narrow' && (chosen.left ?? true),
    right: room === 'wide' && (chosen.right ?? true),
  };
}

export interface PanelState {
  panels: Panels;
  room: Room;
  toggle: (side: keyof Panels) => void;
  /** Closes panels that cover the text. */
  clear: () => void;
}

/** Which panels are open. When the room changes, the rule decides again. */
export function usePanels(): PanelState {
  const room = useRoom();
  const [state, setState] = useState(() => startIn(room));
  const { panels } = state.room === room ? state : startIn(room);
  const show = (next: Panels) => setState({ room, panels: next });
  const toggle = (side: keyof Panels) => {
    if (room === 'narrow') return show({ left: false, right: false, [side]: !panels[side] });
    const chosen = { [side]: !panels[side] };
    const { report } = latestClientState();
    remember('report', { ...report, panels: { ...report.panels, ...chosen } });
    show({ ...panels, ...chosen });
  };
  const clear = () => room === 'narrow' && show({ left: false, right: false });
  return { panels, room, toggle, clear };
}

function startIn(room: Room) {
  return { room, panels: panelsAtStart(room, useClientState.getState().report.panels) };
}

function useRoom(): Room {
  const options = { getInitialValueInEffect: false };
  return roomOf({
    narrow: useMediaQuery(roomQueries.narrow, undefined, options),
    middle: useMediaQuery(roomQueries.middle, undefined, options),
  });
}
