import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../lib/session.ts';
import {
  type CataloguePageAnswer,
  cataloguePageQuery,
  ownSurveysQuery,
  scopeKey,
} from './catalogue.queries.ts';
import { type CatalogueView, isNarrowed } from './catalogue-address.ts';
import { knownMenus } from './known-menus.ts';

/** The page for a view. What was shown stays until the next page of the same quick filter is there. */
export function useCataloguePage(view: CatalogueView) {
  const query = useQuery({
    ...cataloguePageQuery(view),
    placeholderData: (previous, of) => (isOfScope(of?.queryKey, view) ? previous : undefined),
  });
  const latest = useLatestAnswer(view, query.data);
  const isRechecking = useSurveyRecheck(view, query);
  return {
    answer: isRechecking ? undefined : query.data,
    isStale: query.isPlaceholderData,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    menus: knownMenus(view, latest, latest === query.data && !query.isPlaceholderData),
    possibleRegions: latest?.possibleRegions ?? [],
    possibleYears: latest?.possibleYears ?? [],
  };
}

function isOfScope(key: readonly unknown[] | undefined, view: CatalogueView): boolean {
  return scopeKey(view).every((part, place) => key?.[place] === part);
}

/** A page that did not load takes nothing from the panel: it keeps what the last answer said. */
function useLatestAnswer(view: CatalogueView, answer: CataloguePageAnswer | undefined) {
  const known = useQueryClient().getQueriesData<CataloguePageAnswer>({ queryKey: scopeKey(view) });
  return answer ?? known.findLast(([, data]) => data !== undefined)?.[1];
}

/**
 * A company that subscribes to something should not be told that it has no surveys because its list was not there
 * yet: the list is loaded again, and if there are surveys on it, the page too. True while that goes on.
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
