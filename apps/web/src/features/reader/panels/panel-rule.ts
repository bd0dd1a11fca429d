export interface Panels {
  left: boolean;
  right: boolean;
}

/** `narrow`: panels lie over the text. `middle`: there is room for one. `wide`: for both. */
export type Room = 'narrow' | 'middle' | 'wide';

const narrowUpTo = 1000;
const middleUpTo = 1500;

export const roomQueries = {
  narrow: `(max-width: ${narrowUpTo}px)`,
  middle: `(max-width: ${middleUpTo}px)`,
} as const;

export function roomOf(width: number): Room {
  if (width <= narrowUpTo) return 'narrow';
  return width <= middleUpTo ? 'middle' : 'wide';
}

/** The room decides what may be open when somebody comes; a panel that was shut before stays shut. */
export function panelsAtStart(room: Room, remembered: Panels | null): Panels {
  return {
    left: room !== 'narrow' && (remembered?.left ?? true),
    right: room === 'wide' && (remembered?.right ?? true),
  };
}
