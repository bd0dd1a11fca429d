import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { keyStep, placeAt, type RowBox, shiftOf, type Way } from './sortable-rows.ts';

interface Sorting {
  /** The names of the rows, in order. */
  names: readonly string[];
  onMove: (way: Way) => void;
}

interface Lift extends Way {
  rows: readonly RowBox[];
  /** Held by the pointer: where it started, from the top of the list, and how far it has moved. */
  held: { start: number; offset: number } | null;
}

/**
 * Rows that can be reordered: dragged by their handle, or lifted with Space and moved with the arrow keys. The list
 * itself changes when the row is dropped. `told` belongs in a live region.
 */
export function useSortable(sorting: Sorting) {
  const list = useRef<HTMLOListElement>(null);
  const { lift, announcement, ways } = useLift(list, sorting);
  useInSight(list, lift);
  return {
    list,
    announcement,
    row: (index: number) => rowLook(lift, index),
    handle: (index: number) => ({
      'aria-label': `Move ${sorting.names[index]}`,
      'aria-pressed': lift?.from === index,
      // A surrounding dialog would close on this Escape.
      'data-mantine-stop-propagation': lift !== null,
      ...handleEvents(ways, index),
    }),
  };
}

const howTo = 'lifted. Arrow keys move it, Space drops it, Escape puts it back.';

function useLift(list: { current: HTMLElement | null }, { names, onMove }: Sorting) {
  const current = useRef<Lift | null>(null);
  const [lift, setLift] = useState<Lift | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // Pointer events come faster than renders, so the current value is also kept in a ref.
  const show = (next: Lift | null) => {
    current.current = next;
    setLift(next);
  };
  const tell = (index: number, at: number, what = '') =>
    setAnnouncement(`${names[index]}, place ${at + 1} of ${names.length}${what && `: ${what}`}`);

  const take = (from: number, pointer: number | null) => {
    const held = pointer === null ? null : { start: pointer - topOf(list.current), offset: 0 };
    show({ from, to: from, rows: boxesIn(list.current), held });
    tell(from, from, howTo);
  };
  const finish = (isDropped: boolean) => {
    const way = current.current;
    if (!way) return;
    show(null);
    tell(way.from, isDropped ? way.to : way.from, isDropped ? 'dropped' : 'back where it was');
    if (isDropped && way.to !== way.from) onMove({ from: way.from, to: way.to });
  };
  const go = (next: Lift) => {
    if (next.to !== current.current?.to) tell(next.from, next.to);
    show(next);
  };
  const drag = (pointer: number) => {
    if (current.current?.held) go(dragged(current.current, pointer - topOf(list.current)));
  };
  return { lift, announcement, ways: { take, finish, go, drag, current, count: names.length } };
}

/** The same row with the pointer at another height in the list. */
function dragged(lift: Lift, pointer: number): Lift {
  const { rows, from, held } = lift;
  if (!held) return lift;
  const offset = pointer - held.start;
  return { ...lift, to: placeAt(rows, from, middleOf(lift) + offset), held: { ...held, offset } };
}

function handleEvents(
  { take, finish, go, drag, current, count }: ReturnType<typeof useLift>['ways'],
  index: number,
) {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = keyStep(event.key, current.current, count);
      if (next === null) return;
      event.preventDefault();
      if (next === 'lift') take(index, null);
      else if (next === 'drop' || next === 'cancel') finish(next === 'drop');
      else if (current.current) go({ ...current.current, to: next.to });
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      take(index, event.clientY);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => drag(event.clientY),
    onPointerUp: () => finish(true),
    onPointerCancel: () => finish(false),
    // When a pointer takes one row, the handle of another may lose the focus only now.
    onBlur: () => current.current?.from === index && finish(true),
  };
}

function rowLook(lift: Lift | null, index: number) {
  if (!lift) return {};
  const isLifted = index === lift.from;
  const shift = isLifted && lift.held ? lift.held.offset : shiftOf(lift.rows, lift, index);
  return {
    'data-sorting': isLifted ? ('lifted' as const) : ('aside' as const),
    style: { transform: `translateY(${shift}px)` },
  };
}

/** A scrolling list follows the moved row. */
function useInSight(list: { current: HTMLElement | null }, lift: Lift | null): void {
  useEffect(() => {
    if (lift) list.current?.children[lift.from]?.scrollIntoView({ block: 'nearest' });
  }, [list, lift]);
}

function middleOf({ rows, from }: Lift): number {
  const row = rows[from];
  return row ? row.top + row.height / 2 : 0;
}

function boxesIn(list: HTMLElement | null): RowBox[] {
  const top = topOf(list);
  return [...(list?.children ?? [])].map((row) => {
    const box = row.getBoundingClientRect();
    return { top: box.top - top, height: box.height };
  });
}

/** The top of its content, not of its frame: it may have been scrolled. */
function topOf(list: HTMLElement | null): number {
  return list ? list.getBoundingClientRect().top - list.scrollTop : 0;
}
