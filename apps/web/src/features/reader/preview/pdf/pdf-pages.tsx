import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import { useState } from 'react';
import frame from '../document-pages.module.css';
import type { Pdf } from './open-pdf.ts';
import { PageButtons } from './page-buttons.tsx';
import { PdfPage } from './pdf-page.tsx';
import { usePdf } from './use-pdf.ts';

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
