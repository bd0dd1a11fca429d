import { latestClientState, remember, useClientState } from '../../../lib/client-state.ts';
import type { Subject } from '../reader-address.ts';

/** Where somebody was: in which entry, by its id, and how far down. */
export interface Place {
  chapter: number;
  y: number;
}

type Kept = Pick<Subject, 'kind' | 'id'>;

export function keptPlace({ kind, id }: Kept): Place | null {
  return useClientState.getState()[kind].positions[id] ?? null;
}

export function keepPlace({ kind, id }: Kept, { chapter, y }: Place): void {
  const { positions } = latestClientState()[kind];
  rememberAll(kind, { ...positions, [id]: { chapter, y: Math.round(y) } });
}

export function dropPlace({ kind, id }: Kept): void {
  const { [id]: _dropped, ...others } = latestClientState()[kind].positions;
  rememberAll(kind, others);
}

function rememberAll(kind: Subject['kind'], positions: Record<string, Place>): void {
  remember(kind, { ...useClientState.getState()[kind], positions });
}

/** Whoever opens a report at its beginning and was further on may want to go there. The address wins unless they do. */
export function offeredPlace(kept: Place | null, opened: number, entries: readonly number[]): Place | null {
  if (!kept || opened !== entries[0] || kept.chapter === opened) return null;
  return entries.includes(kept.chapter) ? kept : null;
}

/** Opened again at the chapter where somebody was, as a reload does it, a report is where it was. */
export function startingHeight(kept: Place | null, opened: number): number {
  return kept?.chapter === opened ? kept.y : 0;
}
