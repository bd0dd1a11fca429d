import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callFile } from '../../../lib/api/api-client.ts';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { partQuery } from '../../../lib/loading/load-part.ts';
import { readingMilliseconds } from '../entries.ts';
import classes from './document-pages.module.css';

/** The PDF library weighs more than the rest of the page, so it is loaded separately. */
const pagesQuery = {
  ...partQuery('pdf-pages', () => import('./pdf-pages.tsx')),
  meta: showsOwnError,
};

const preparationMilliseconds = 15_000;

/** A preview that is being made anew is asked for again until it is there. */
function isInPreparation(error: unknown): boolean {
  return hasCode(error, 'preview-in-preparation');
}

/** A document of a report: its preview before it is bought, or its table of contents. */
function documentQuery(name: 'reportPreview' | 'reportContents', id: number) {
  return queryOptions({
    queryKey: ['report-document', name, id],
    queryFn: ({ signal }) => callFile(name, { params: { id } }, { signal }),
    staleTime: readingMilliseconds,
    // Do not reload while it is read: a new file would start at its first page.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => isInPreparation(state.error) && preparationMilliseconds,
    meta: showsOwnError,
  });
}

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
        <p className="py24 px24 quiet boxed surface" role="status">
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
