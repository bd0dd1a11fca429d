import { remember, useClientState } from '../../../lib/client-state.ts';

/** Where somebody was in a report. */
export interface Place {
  chapter: number;
  y: number;
}

export function keptPlace(reportId: number): Place | null {
  return useClientState.getState().report.positions[reportId] ?? null;
}

export function keepPlace(reportId: number, place: Place): void {
  const { report } = useClientState.getState();
  const positions = { ...report.positions, [reportId]: { chapter: place.chapter, y: Math.round(place.y) } };
  remember('report', { ...report, positions });
}

/** Whoever opens a report at its beginning and was further on may want to go there. The address wins unless they do. */
export function offeredPlace(kept: Place | null, opened: number, chapters: readonly number[]): Place | null {
  if (!kept || opened !== chapters[0] || kept.chapter === opened) return null;
  return chapters.includes(kept.chapter) ? kept : null;
}

/** Opened again at the chapter where somebody was, as a reload does it, a report is where it was. */
export function startingHeight(kept: Place | null, opened: number): number {
  return kept?.chapter === opened ? kept.y : 0;
}
