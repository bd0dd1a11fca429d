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

/** Back and Forward change the page's address, and with it what is shown here. */
export function followPage(): void {
  hearPage(({ search }) => {
    if (search !== location.search) show(search);
  });
}

/** What a person filtered and chose. It stands in the address, so that it can be copied, reloaded and gone back to. */
export function useView(): { view: URLSearchParams; change: (next: ViewChange) => void } {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const view = useMemo(() => new URLSearchParams(search), [search]);
  return { view, change };
}
