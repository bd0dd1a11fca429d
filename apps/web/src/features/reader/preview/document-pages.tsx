import { messageOf } from '@caliper/contract/client/api-error.ts';
import { FailedState } from '@caliper/ui/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { partQuery } from '../../../lib/load-part.ts';
import { showsOwnError } from '../../../lib/query-client.ts';
import { documentQuery } from '../reader.queries.ts';
import classes from './document-pages.module.css';

/** Reading a PDF takes a library that weighs more than the rest of the page. */
const pagesQuery = {
  ...partQuery('pdf-pages', () => import('./pdf/pdf-pages.tsx')),
  meta: showsOwnError,
};

interface DocumentPagesProps {
  name: 'reportPreview' | 'reportContents';
  reportId: number;
  /** What the document is. */
  label: string;
}

/** A document of the report, one page at a time. */
export function DocumentPages({ name, reportId, label }: DocumentPagesProps) {
  const file = useQuery(documentQuery(name, reportId));
  const part = useQuery({ ...pagesQuery, enabled: file.data !== undefined });
  const missing = file.data ? part : file;
  return (
    <section className={classes.document} aria-label={label}>
      {missing.error && !missing.data && (
        <FailedState title={`${label} did not load`} onRetry={() => void missing.refetch()}>
          <p>{messageOf(missing.error)}</p>
        </FailedState>
      )}
      {!missing.error && !missing.data && <Sheet />}
      {file.data && part.data && <part.data.PdfPages file={file.data} label={label} />}
    </section>
  );
}

/** A blank page of the usual shape. */
function Sheet() {
  return <div className={classes.sheet} role="status" aria-label="Loading the document" />;
}
