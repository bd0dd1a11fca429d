import { type RefObject, useEffect } from 'react';
import { nextScroll, scrollFrom, tickMilliseconds } from './auto-scroll.ts';

/** Scrolls a list while `isOn`, except while it is in use or not visible. */
export function useAutoScroll(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const box = list.current;
    if (!isOn || !box) return;
    let scroll = scrollFrom(box.scrollTop);
    const timer = setInterval(() => {
      if (document.hidden || isInUse(box)) return;
      scroll = nextScroll(scroll, box.scrollTop, box.scrollHeight - box.clientHeight);
      if (scroll.top !== box.scrollTop) box.scrollTop = scroll.top;
    }, tickMilliseconds);
    return () => clearInterval(timer);
  }, [list, isOn]);
}

/** Under the pointer, or reached by keyboard. A clicked link keeps the focus without stopping the list. */
function isInUse(box: HTMLElement): boolean {
  return box.matches(':hover') || box.querySelector(':focus-visible') !== null;
}
