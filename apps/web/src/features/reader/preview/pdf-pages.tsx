import { Button } from '@caliper/ui/actions/button.tsx';
import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useEffect, useRef, useState } from 'react';
import frame from './document-pages.module.css';
import { type DrawnPage, drawPage, type Pdf, usePdf } from './pdf.ts';
import classes from './pdf-pages.module.css';

interface PdfPagesProps {
  file: Blob;
  label: string;
}

export function PdfPages({ file, label }: PdfPagesProps) {
  const [attempt, setAttempt] = useState(0);
  const { pdf, error } = usePdf(file, attempt);
  if (error) return <Failed label={label} onRetry={() => setAttempt(attempt + 1)} />;
  if (!pdf) return <div className={frame.sheet} role="status" aria-label="Loading the document" />;
  return <Pages pdf={pdf} label={label} />;
}

function Pages({ pdf, label }: { pdf: Pdf; label: string }) {
  const [page, setPage] = useState(1);
  return (
    <>
      <PdfPage pdf={pdf} page={page} label={label} />
      <PageButtons page={page} pages={pdf.numPages} onChange={setPage} />
    </>
  );
}

function Failed({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <FailedState title={`${label} could not be shown`} onRetry={onRetry}>
      <p>The document could not be read.</p>
    </FailedState>
  );
}

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
      <canvas ref={canvas} className="block wide full" />
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

interface PageButtonsProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** At either end a button keeps the focus, so that the other direction is one key away. */
export function PageButtons({ page, pages, onChange }: PageButtonsProps) {
  return (
    <nav className="row spread gap12 pt12 quiet" aria-label="Pages of the document">
      <Button refused={page <= 1} onClick={() => onChange(page - 1)}>
        <Icon name="chevronLeft" />
        Previous
      </Button>
      <span aria-live="polite">
        Page {page} of {pages}
      </span>
      <Button refused={page >= pages} onClick={() => onChange(page + 1)}>
        Next
        <Icon name="chevronRight" />
      </Button>
    </nav>
  );
}
