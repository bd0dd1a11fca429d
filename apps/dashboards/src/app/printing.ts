/**
 * Paper does not scroll, so tables that do are printed whole. The page measures its frame as soon as printing begins,
 * when styles for print do not apply yet: `data-printing` on the document takes their place, and is set before the
 * page's own listeners run.
 */
export function markPrinting(): void {
  const { dataset } = document.documentElement;
  // The page outlives its frames.
  const leaving = new AbortController();
  window.addEventListener('pagehide', () => leaving.abort());
  for (const place of new Set<Window>([window, window.parent])) {
    const begin = () => {
      dataset.printing = '';
    };
    place.addEventListener('beforeprint', begin, { capture: true, signal: leaving.signal });
    const end = () => {
      delete dataset.printing;
    };
    place.addEventListener('afterprint', end, { signal: leaving.signal });
  }
}
