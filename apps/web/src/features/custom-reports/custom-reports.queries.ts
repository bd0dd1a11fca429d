import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';

export type GivenCompany = Answer<'givenCompanies'>[number];
export type ChosenMarkets = Answer<'chosenMarkets'>;
export type ChapterTitle = Answer<'unsubscribedReport'>['chapters'][number];

const minutes = 60_000;

/** The titles of a report are open to everyone; the server checks access to its text on saving. */
export const chapterTitlesQuery = (reportId: number) =>
  queryOptions({
    queryKey: ['chapter-titles', reportId],
    queryFn: ({ signal }) => call('unsubscribedReport', { params: { id: reportId } }, { signal }),
    staleTime: 5 * minutes,
    meta: showsOwnError,
  });

export const companyReportsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['subscriptions', companyId, 'readable'],
    queryFn: async ({ signal }) =>
      (await call('subscriptions', { params: { id: companyId } }, { signal })).active,
    meta: showsOwnError,
  });

/** For people who may read every report. */
export const allReportsQuery = queryOptions({
  queryKey: ['catalogs', 'all'],
  queryFn: ({ signal }) => call('catalogs', { query: {} }, { signal }),
  staleTime: 5 * minutes,
  meta: showsOwnError,
});

export const chosenMarketsQuery = (id: number) =>
  queryOptions({
    queryKey: ['custom-report-markets', id],
    queryFn: ({ signal }) => call('chosenMarkets', { params: { id } }, { signal }),
    meta: showsOwnError,
  });

export const givenCompaniesQuery = (id: number) =>
  queryOptions({
    queryKey: ['custom-report-companies', id],
    queryFn: ({ signal }) => call('givenCompanies', { params: { id } }, { signal }),
    meta: showsOwnError,
  });

export const companyPacksQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['company-packs', companyId],
    queryFn: ({ signal }) => call('companyPacks', { params: { id: companyId } }, { signal }),
    meta: showsOwnError,
  });
