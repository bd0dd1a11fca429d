import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';

interface Chosen {
  ids: ReadonlySet<number>;
  /** The row that was pressed last: with Shift, everything from there to the next one is pressed too. */
  last: number | null;
}

export type Selection = StoreApi<Chosen>;

/** Rows follow it one by one: two thousand of them would take long to render again for one press. */
export function createSelection(): Selection {
  return createStore<Chosen>(() => ({ ids: new Set(), last: null }));
}

/** What a press of a row chooses or drops. `shown` are the rows in their order on the page. */
export function press(
  { ids, last }: Chosen,
  pressed: { id: number; isOn: boolean; isRange: boolean },
  shown: readonly number[],
): Chosen {
  const { id, isOn, isRange } = pressed;
  const from = isRange && last !== null ? shown.indexOf(last) : -1;
  const to = shown.indexOf(id);
  const range = from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: changed(ids, range, isOn), last: id };
}

/** With all of these chosen, or none of them. */
export function changed(ids: ReadonlySet<number>, some: readonly number[], isOn: boolean): Set<number> {
  const next = new Set(ids);
  for (const id of some) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

const Current = createContext<Selection>(createSelection());
export const SelectionProvider = Current.Provider;
export const useSelection = () => useContext(Current);

export function useIsChosen(id: number): boolean {
  return useStore(useSelection(), ({ ids }) => ids.has(id));
}

/** Whether all, some or none of these are chosen. */
export function useHowMany(some: readonly number[]): 'all' | 'some' | 'none' {
  return useStore(useSelection(), ({ ids }) => {
    const count = some.filter((id) => ids.has(id)).length;
    if (count === 0) return 'none';
    return count === some.length ? 'all' : 'some';
  });
}
