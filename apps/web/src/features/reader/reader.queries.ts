import { hasCode } from '@caliper/contract/client/api-error.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '../../lib/api-client.ts';
import { showsOwnError } from '../../lib/query-client.ts';
import type { EntryHits } from './search/hits.ts';

export type ReportMeta = Answer<'subscribedReport'>['reportMeta'];
export type ChapterTitle = Answer<'subscribedReport'>['chapters'][number];
export type WholeReport = Answer<'subscribedReport'> & { kind: 'whole' };
export type ReportPreview = Answer<'unsubscribedReport'> & { kind: 'preview' };
export type Edition = Answer<'reportEditions'>[number];
export type Recommendation = Answer<'recommendations'>[number];

/** A chapter does not change under its reader: what was updated is seen after a reload. */
const readingMinutes = 10;
const aMinute = 60_000;

export function reportQuery(id: number, chapter: number, wholeFirst: boolean) {
  return queryOptions({
    queryKey: ['reader', id, chapter] as const,
    queryFn: ({ signal }) => loadReport({ id, chapter, signal }, wholeFirst),
    staleTime: readingMinutes * aMinute,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: showsOwnError,
  });
}

/**
 * The same chapter as a bookmark. The report's own page may have found it closed where a custom report opens it, so
 * that is asked again.
 */
export function bookmarkQuery(id: number, chapter: number) {
  return queryOptions({
    ...reportQuery(id, chapter, true),
    staleTime: ({ state }) => (state.data?.kind === 'preview' ? 0 : readingMinutes * aMinute),
  });
}

interface Asked {
  id: number;
  chapter: number;
  signal: AbortSignal;
}

/** The session may be older than the subscription: each call is followed by the other where it was the wrong one. */
async function loadReport(asked: Asked, wholeFirst: boolean): Promise<WholeReport | ReportPreview> {
  if (wholeFirst) return (await loadWhole(asked)) ?? loadPreview(asked);
  const preview = await loadPreview(asked);
  return (preview.reportMeta.subscribed && (await loadWhole(asked))) || preview;
}

async function loadWhole({ id, chapter, signal }: Asked): Promise<WholeReport | null> {
  try {
    return { kind: 'whole', ...(await call('subscribedReport', { params: { id, chapter } }, { signal })) };
  } catch (error) {
    if (hasCode(error, 'not-subscribed')) return null;
    throw error;
  }
}

async function loadPreview({ id, signal }: Asked): Promise<ReportPreview> {
  return { kind: 'preview', ...(await call('unsubscribedReport', { params: { id } }, { signal })) };
}

const editionsMilliseconds = 2000;

/** The page waits for them so that nothing moves later, but not for long, and does without where they fail. */
export function editionsQuery(title: string) {
  return queryOptions({
    queryKey: ['report-editions', title],
    queryFn: ({ signal }) =>
      call(
        'reportEditions',
        { body: { title } },
        { signal: AbortSignal.any([signal, AbortSignal.timeout(editionsMilliseconds)]) },
      ),
    staleTime: readingMinutes * aMinute,
    retry: false,
    meta: showsOwnError,
  });
}

export type HitsQuery = ReturnType<typeof hitsQuery>;

export function reportHitsQuery(id: number, query: string): HitsQuery {
  return hitsQuery(['report-hits', id, query], async (signal) => {
    const { chapters } = await call('searchReport', { params: { id }, body: { query } }, { signal });
    return chapters.map(({ chapter_number, matches }) => ({ id: chapter_number, matches }));
  });
}

/** Asked anew when the bookmarks are others. */
export function customReportHitsQuery(id: number, revision: number, query: string): HitsQuery {
  return hitsQuery(['custom-report-hits', id, revision, query], async (signal) => {
    const { chapters } = await call('searchCustomReport', { params: { id }, body: { query } }, { signal });
    return chapters.map(({ collection_id, matches }) => ({ id: collection_id, matches }));
  });
}

function hitsQuery(queryKey: (string | number)[], ask: (signal: AbortSignal) => Promise<EntryHits[]>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    staleTime: readingMinutes * aMinute,
    meta: showsOwnError,
  });
}

export function recommendationsQuery(id: number) {
  return queryOptions({
    queryKey: ['recommendations', id],
    queryFn: ({ signal }) => call('recommendations', { params: { id } }, { signal }),
    meta: showsOwnError,
  });
}

/** A document of a report: what there is to see of it before it is bought, or what stands in it. */
export function documentQuery(name: 'reportPreview' | 'reportContents', id: number) {
  return queryOptions({
    queryKey: ['report-document', name, id],
    queryFn: ({ signal }) => callFile(name, { params: { id } }, { signal }),
    staleTime: readingMinutes * aMinute,
    // Somebody is reading it: another one would begin with its first page.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: showsOwnError,
  });
}
