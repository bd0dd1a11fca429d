import { type RefObject, useEffect } from 'react';

/** The width of the narrowest common paper in portrait, within the browsers' margins, in pixels. */
const paperWidth = 715;

/**
 * Paper does not scroll. For printing, the frame becomes as tall as its content, keeps its width on screen, because the
 * charts could not be redrawn in time, and is scaled down to the paper.
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
