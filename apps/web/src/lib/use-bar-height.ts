import { type RefObject, useLayoutEffect } from 'react';

type Property = '--top-bar' | '--reader-header' | '--bottom-bar';

/**
 * Makes the height of a bar that stays in view known to all styles: what gets the focus is scrolled out from behind it
 * (`global.css`).
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, property: Property, stays = true): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !stays) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar, property, stays]);
}
