import { messageOf } from '@caliper/contract/client/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { partQuery } from '../../../lib/loading/load-part.ts';
import { documentQuery, isInPreparation } from '../reader.queries.ts';
import classes from './document-pages.module.css';

/** The PDF library weighs more than the rest of the page, so it is loaded separately. */
const pagesQuery = {
  ...partQuery('pdf-pages', () => import('./pdf/pdf-pages.tsx')),
  meta: showsOwnError,
};

interface DocumentPagesProps {
  name: 'reportPreview' | 'reportContents';
  reportId: number;
  /** The document's name. */
  label: string;
}

/** A document of the report, one page at a time. */
export function DocumentPages({ name, reportId, label }: DocumentPagesProps) {
  const file = useQuery(documentQuery(name, reportId));
  const part = useQuery({ ...pagesQuery, enabled: file.data !== undefined });
  const missing = file.data ? part : file;
  return (
    <section className={classes.document} aria-label={label}>
      {isInPreparation(file.error) && (
        <p className={classes.waiting} role="status">
          {messageOf(file.error)}
        </p>
      )}
      {missing.error && !missing.data && !isInPreparation(missing.error) && (
        <FailedQuery title={`${label} did not load`} error={missing.error} onRetry={missing.refetch} />
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
