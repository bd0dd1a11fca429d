import { useEffect, useRef, useState } from 'react';
import { type DrawnPage, drawPage } from './draw-page.ts';
import type { Pdf } from './open-pdf.ts';
import classes from './pdf-page.module.css';

interface PdfPageProps {
  pdf: Pdf;
  page: number;
  label: string;
}

/** One page as a picture, with its text for screen readers. Drawn again when its width changes. */
export function PdfPage({ pdf, page, label }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(canvas);
  const [drawn, setDrawn] = useState<DrawnPage | null>(null);
  const [failed, setFailed] = useState(0);
  // The last page stays visible until the next is drawn, but without its text.
  const words = drawn?.number === page ? drawn.text : '';
  const hasFailed = failed === page;
  useEffect(() => {
    if (!canvas.current || width === 0) return;
    const stop = new AbortController();
    drawPage(pdf, page, canvas.current, stop.signal)
      .then((next) => {
        if (stop.signal.aborted || !next) return;
        setDrawn(next);
        setFailed(0);
      })
      .catch(() => !stop.signal.aborted && setFailed(page));
    return () => stop.abort();
  }, [pdf, page, width]);
  return (
    <div className={classes.sheet} style={drawn ? { aspectRatio: drawn.ratio } : undefined}>
      <canvas ref={canvas} className={classes.canvas} />
      <p className={classes.text}>
        {label}, page {page}. {hasFailed ? '' : words}
      </p>
      {hasFailed && (
        <p className={classes.failed} role="alert">
          This page could not be shown.
        </p>
      )}
    </div>
  );
}

function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
