import { useMemo, useSyncExternalStore } from 'react';
import { hearPage, tellPage } from './page.ts';
import { changedSearch, type ViewChange } from './view-search.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** No entry of its own in the history: the page makes one, and Back comes from there. */
function show(search: string): void {
  history.replaceState(history.state, '', location.pathname + search);
  for (const listener of listeners) listener();
}

function change(next: ViewChange): void {
  const search = changedSearch(location.search, next);
  if (search === location.search) return;
  show(search);
  tellPage({ caliper: 'view', search });
}

/** Back and Forward change the page's address, and with it the view in this frame. */
export function followPage(): void {
  hearPage(({ search }) => {
    if (search !== location.search) show(search);
  });
}

/** The choices of the reader. They are in the address, so that a view can be linked, reloaded and gone back to. */
export function useView(): { view: URLSearchParams; change: (next: ViewChange) => void } {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const view = useMemo(() => new URLSearchParams(search), [search]);
  return { view, change };
}
