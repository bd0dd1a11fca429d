import { hasCode } from '@caliper/contract/client/api-error.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';
import type { EntryHits } from './search/hits.ts';

export type ReportMeta = Answer<'subscribedReport'>['reportMeta'];
export type ChapterTitle = Answer<'subscribedReport'>['chapters'][number];
export type WholeReport = Answer<'subscribedReport'> & { kind: 'whole' };
export type ReportPreview = Answer<'unsubscribedReport'> & { kind: 'preview' };
export type Edition = Answer<'reportEditions'>[number];
export type Recommendation = Answer<'recommendations'>[number];

/** A chapter does not change while it is read: an update is seen after a reload. */
const readingMinutes = 10;
const aMinute = 60_000;

export function reportQuery(id: number, chapter: number, wholeFirst: boolean) {
  return queryOptions({
    queryKey: ['reader', id, chapter] as const,
    queryFn: ({ signal }) => loadReport({ id, chapter, signal }, wholeFirst),
    // A report shown as a preview may have been bought since, or be open to a custom report.
    staleTime: ({ state }) => (state.data?.kind === 'preview' ? 0 : readingMinutes * aMinute),
    // The neighbours of a chapter are loaded ahead and should be ready for as long as they are fresh, but no longer.
    gcTime: readingMinutes * aMinute,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: showsOwnError,
  });
}

interface Asked {
  id: number;
  chapter: number;
  signal: AbortSignal;
}

/** The session may be older than the subscription: if the first call was the wrong one, the other follows. */
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

/** The page waits for them briefly so that nothing moves later, and does without them if they fail. */
export function editionsQuery(title: string) {
  return queryOptions({
    queryKey: ['report-editions', title],
    queryFn: ({ signal }) =>
      call(
        'reportEditions',
        { body: { title } },
        { signal: AbortSignal.any([signal, AbortSignal.timeout(editionsMilliseconds)]) },
      ),
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

/** Asked again when the bookmarks have changed. */
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

const preparationMilliseconds = 15_000;

/** A preview that is being made anew is asked for again until it is there. */
export function isInPreparation(error: unknown): boolean {
  return hasCode(error, 'preview-in-preparation');
}

/** A document of a report: its preview before it is bought, or its table of contents. */
export function documentQuery(name: 'reportPreview' | 'reportContents', id: number) {
  return queryOptions({
    queryKey: ['report-document', name, id],
    queryFn: ({ signal }) => callFile(name, { params: { id } }, { signal }),
    staleTime: readingMinutes * aMinute,
    // Do not reload while it is read: a new file would start at its first page.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => isInPreparation(state.error) && preparationMilliseconds,
    meta: showsOwnError,
  });
}
