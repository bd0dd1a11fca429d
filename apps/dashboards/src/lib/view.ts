import { createListeners } from '@caliper/ui/behaviour/listeners.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { hearPage, tellPage } from './page.ts';

const { subscribe, tell } = createListeners();

/** No entry of its own in the history: the page makes one, and Back comes from there. */
function show(search: string): void {
  history.replaceState(history.state, '', location.pathname + search);
  tell();
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

/** The new value of each name in the address; null, '' and an empty list remove it. */
type ViewChange = Record<string, string | readonly string[] | null>;

/** Names keep their place, so that the same view always has the same address. */
export function changedSearch(search: string, change: ViewChange): string {
  const view = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    const [first, ...others] = [value ?? []].flat().filter((item) => item !== '');
    if (first === undefined) view.delete(name);
    else view.set(name, first);
    for (const item of others) view.append(name, item);
  }
  return searchOf(view);
}

/** A flag has no equals sign, as in the address it came with. */
function searchOf(view: URLSearchParams): string {
  const text = view.toString().replace(/=(?=&|$)/g, '');
  return text === '' ? '' : `?${text}`;
}

/** One of a few options, kept in the address; the first is the default and is left out. */
export function useOption<V extends string>(name: string, options: readonly V[]): [V, (value: V) => void] {
  const { view, change } = useView();
  const [first] = options as readonly [V, ...V[]];
  const found = options.find((option) => option === view.get(name));
  return [found ?? first, (value) => change({ [name]: value === first ? null : value })];
}
