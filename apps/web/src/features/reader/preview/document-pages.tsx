import { messageOf } from '@caliper/contract/client/api-error.ts';
import { FailedState } from '@caliper/ui/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { documentQuery } from '../reader.queries.ts';
import classes from './document-pages.module.css';

/** Reading a PDF takes a library that weighs more than the rest of the page. */
const PdfPages = lazy(async () => ({ default: (await import('./pdf/pdf-pages.tsx')).PdfPages }));

interface DocumentPagesProps {
  name: 'reportPreview' | 'reportContents';
  reportId: number;
  /** What the document is. */
  label: string;
}

/** A document of the report, one page at a time. */
export function DocumentPages({ name, reportId, label }: DocumentPagesProps) {
  const { data, error, refetch } = useQuery(documentQuery(name, reportId));
  return (
    <section className={classes.document} aria-label={label}>
      {error && !data && (
        <FailedState title={`${label} did not load`} onRetry={() => void refetch()}>
          <p>{messageOf(error)}</p>
        </FailedState>
      )}
      {!error && !data && <Sheet />}
      {data && (
        <Suspense fallback={<Sheet />}>
          <PdfPages file={data} label={label} />
        </Suspense>
      )}
    </section>
  );
}

/** A blank page of the usual shape. */
function Sheet() {
  return <div className={classes.sheet} role="status" aria-label="Loading the document" />;
}
