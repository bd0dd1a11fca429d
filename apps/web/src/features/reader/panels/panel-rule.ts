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
