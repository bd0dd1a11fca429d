import { type UseQueryResult, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../lib/session/session.ts';
import {
  type CataloguePageAnswer,
  cataloguePageQuery,
  ownSurveysQuery,
  scopeKey,
} from './catalogue.queries.ts';
import { type CatalogueView, isNarrowed } from './catalogue-address.ts';
import { knownMenus } from './known-menus.ts';

/**
 * The page for a view. A page of a list stays until the next one has loaded; the panel keeps its menus also while
 * another list with the same quick filter loads.
 */
export function useCataloguePage(view: CatalogueView) {
  // While the page is still being drawn, not after.
  usePrefetchQuery(cataloguePageQuery(view));
  const query = useQuery({
    ...cataloguePageQuery(view),
    placeholderData: (previous, of) => (isOfScope(of?.queryKey, view) ? previous : undefined),
  });
  const known = useQueryClient().getQueriesData<CataloguePageAnswer>({ queryKey: scopeKey(view) });
  const latest = query.data ?? lastOf(known);
  const ofCategory =
    query.isPlaceholderData || !query.data ? lastOf(known.filter(isOfCategory(view))) : query.data;
  const isRechecking = useSurveyRecheck(view, query);
  const isOtherList = query.isPlaceholderData && view.page === 1;
  return {
    answer: isRechecking || isOtherList ? undefined : query.data,
    isStale: query.isPlaceholderData,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    menus: knownMenus(view, latest, ofCategory),
    possibleRegions: latest?.possibleRegions ?? [],
    possibleYears: latest?.possibleYears ?? [],
  };
}

function isOfScope(key: readonly unknown[] | undefined, view: CatalogueView): boolean {
  return scopeKey(view).every((part, place) => key?.[place] === part);
}

type KnownAnswer = [key: readonly unknown[], answer: CataloguePageAnswer | undefined];

/** While a page loads, or if it failed, the panel keeps the last answer. */
function lastOf(known: KnownAnswer[]): CataloguePageAnswer | undefined {
  return known.findLast(([, answer]) => answer !== undefined)?.[1];
}

function isOfCategory({ category }: CatalogueView) {
  return ([key]: KnownAnswer) => (key.at(-1) as Pick<CatalogueView, 'category'>).category === category;
}

/**
 * A company with subscriptions should not be shown an empty page because its survey list was not ready yet: the list is
 * loaded again, and if it has surveys, so is the page. True in the meantime.
 */
function useSurveyRecheck(view: CatalogueView, page: UseQueryResult<CataloguePageAnswer>): boolean {
  const { data: answer, isFetching, refetch } = page;
  const company = useSession()?.usergroupData;
  const isDoubtful =
    view.section === 'survey' &&
    view.filter === 'subscriptions' &&
    !isNarrowed(view) &&
    answer?.total === 0 &&
    (company?.subscriptionInformation.current.length ?? 0) > 0;
  const own = useQuery({ ...ownSurveysQuery(company?.id ?? 0), enabled: isDoubtful });
  const isWrong = isDoubtful && (own.data?.active.length ?? 0) > 0;
  useEffect(() => {
    if (isWrong) void refetch();
  }, [isWrong, refetch]);
  return isDoubtful && (own.isLoading || (isWrong && isFetching));
}
