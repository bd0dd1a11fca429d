import { type KeyboardEvent, useRef, useState } from 'react';

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Many things behind one tab stop: the arrow keys go from one to the next. */
export function useRoving(names: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const elements = useRef(new Map<string, SVGElement>());
  const active = current !== null && names.includes(current) ? current : names[0];
  const propsOf = (name: string) => ({
    tabIndex: name === active ? 0 : -1,
    ref: (element: SVGElement | null) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = names[moves[event.key]?.(names.indexOf(name), names.length) ?? -1];
      if (next === undefined) return;
      event.preventDefault();
      setCurrent(next);
      elements.current.get(next)?.focus();
    },
  });
  return { propsOf };
}
