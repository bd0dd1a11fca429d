import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { keptForAnHour } from '../../lib/api/query-client.ts';
import type { CatalogueView } from './catalogue-address.ts';

export type CataloguePageAnswer = Answer<'cataloguePage'>;
export type CatalogueItem = CataloguePageAnswer['items'][number];

/** Pages of one section and quick filter share the start of their key. */
export function scopeKey({ section, filter }: Pick<CatalogueView, 'section' | 'filter'>) {
  return ['catalogue', section, filter] as const;
}

export function cataloguePageQuery(view: CatalogueView) {
  const { section, filter, ...chosen } = view;
  return queryOptions({
    ...asked([...scopeKey(view), chosen], 'cataloguePage', { query: queryOf(view) }),
    gcTime: keptForAnHour,
  });
}

/** Leaves out what is not chosen. */
function queryOf({ section, filter, ...chosen }: CatalogueView) {
  return {
    section,
    filter,
    page: chosen.page,
    ...(chosen.category !== null && { category: chosen.category }),
    ...(chosen.subCategory !== null && { subCategory: chosen.subCategory }),
    ...(chosen.region !== null && { region: chosen.region }),
    ...(chosen.year !== null && { year: chosen.year }),
    ...(chosen.sort !== null && { sort: chosen.sort }),
  };
}

/** The page does not show its failure, so the shared handler reports it and offers a retry. */
export function ownSurveysQuery(companyId: number) {
  return queryOptions({
    queryKey: ['catalogue', 'own-surveys', companyId],
    queryFn: ({ signal }) => call('surveySubscriptions', { params: { id: companyId } }, { signal }),
  });
}
