import { type RefObject, useEffect } from 'react';

/** Of the narrowest usual paper, upright, within the margins that browsers leave. */
const paperWidth = 715;

/**
 * Paper does not scroll. For the moment of printing the frame is as tall as what it shows, keeps the width that it has
 * on the screen, because the charts could not be drawn anew in time, and is made as small as the paper asks.
 */
export function usePrintedWhole(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const measure = () => {
      const shown = frame.current?.contentDocument?.documentElement;
      if (!shown) return;
      const { scrollWidth: width, scrollHeight: height } = shown;
      const scale = Math.min(1, paperWidth / width);
      const style = document.documentElement.style;
      style.setProperty('--printed-width', `${width}px`);
      style.setProperty('--printed-height', `${height}px`);
      style.setProperty('--printed-scale', String(scale));
    };
    addEventListener('beforeprint', measure);
    return () => removeEventListener('beforeprint', measure);
  }, [frame]);
}
