import { createContext, useContext, useEffect, useId, useRef } from 'react';
import type { Dashboard } from '../lib/dashboard.ts';
import type { ExportWords } from './export/words.ts';
import type { PanelSheet } from './export/workbook.ts';

interface ShownPanel extends PanelSheet {
  element: HTMLElement | null;
  isReady: boolean;
  isFailed: boolean;
  /** Its figures are still those of the previous question, or missing. */
  isComing: boolean;
}

/** What a dashboard and its panels share for exports. */
export interface Panels {
  /** Null outside a dashboard. */
  dashboard: Dashboard | null;
  words: ExportWords;
  shown: Map<string, () => ShownPanel>;
}

export const PanelsContext = createContext<Panels>({
  dashboard: null,
  words: {
    cited: { provider: '', name: '', region: '', year: 0 },
    title: '',
    filtered: [],
    source: '',
    notes: [],
    stamp: [],
  },
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

/** All panels that have their figures, in the order of the page. */
export function readyPanels(shown: Panels['shown']): PanelSheet[] {
  return inOrder(shown).filter(({ isReady }) => isReady);
}

/** Says which panels an export leaves out because they failed; empty where none did. */
export function failedWords(shown: Panels['shown']): string {
  const titles = inOrder(shown)
    .filter(({ isFailed }) => isFailed)
    .map(({ title }) => `“${title}”`);
  const names = new Intl.ListFormat('en').format(titles);
  return titles.length === 0 ? '' : `The file is incomplete: ${names} could not be loaded.`;
}

function inOrder(shown: Panels['shown']): ShownPanel[] {
  const panels = [...shown.values()].map((read) => read());
  return panels.sort(({ element: a }, { element: b }) => Number(follows(a, b)) - Number(follows(b, a)));
}

function follows(one: HTMLElement | null, other: HTMLElement | null): boolean {
  if (!one || !other) return false;
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}
