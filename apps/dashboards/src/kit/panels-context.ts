import { createContext, useContext, useEffect, useId, useRef } from 'react';
import type { ExportWords } from './export/words.ts';
import type { PanelSheet } from './export/workbook.ts';

interface ShownPanel extends PanelSheet {
  element: HTMLElement | null;
  isReady: boolean;
  /** Its figures are still those of the question before, or none. */
  isComing: boolean;
}

/** What a dashboard and its panels know of each other, for the sake of exports. */
export interface Panels {
  words: ExportWords;
  shown: Map<string, () => ShownPanel>;
}

export const PanelsContext = createContext<Panels>({
  words: { title: '', filtered: [], source: '', notes: [] },
  shown: new Map(),
});

/** Makes a panel part of what the dashboard exports. */
export function useShownPanel(read: () => ShownPanel): ExportWords {
  const { words, shown } = useContext(PanelsContext);
  const id = useId();
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    shown.set(id, () => latest.current());
    return () => {
      shown.delete(id);
    };
  }, [shown, id]);
  return words;
}

export function isAnyComing(shown: Panels['shown']): boolean {
  return [...shown.values()].some((read) => read().isComing);
}

/** All panels that have their figures, as they stand on the page. */
export function readyPanels(shown: Panels['shown']): PanelSheet[] {
  return [...shown.values()]
    .map((read) => read())
    .filter(({ isReady }) => isReady)
    .sort((a, b) => (follows(a.element, b.element) ? 1 : -1));
}

function follows(one: HTMLElement | null, other: HTMLElement | null): boolean {
  if (!one || !other) return false;
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}
