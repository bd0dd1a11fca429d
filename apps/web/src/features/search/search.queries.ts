import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { asked } from '../../lib/api/asked.ts';
import { keptForAnHour } from '../../lib/api/query-client.ts';
import { readChoice, type SearchChoice } from './search-address.ts';

export type SearchAnswer = Answer<'searchReports'>;
export type SearchMatch = SearchAnswer['matches'][number];

/** All answers to one query share the start of their key. */
const keyOf = (query: string) => ['search', query] as const;

function searchQuery(choice: SearchChoice) {
  const { query, ...chosen } = choice;
  return queryOptions({
    ...asked([...keyOf(query), chosen], 'searchReports', { body: bodyOf(choice) }),
    gcTime: keptForAnHour,
  });
}

/** Leaves out what is not chosen. */
function bodyOf({ query, sort, category, region, page }: SearchChoice): Input<'searchReports'>['body'] {
  return {
    query,
    sortBy: sort,
    page,
    ...(category !== null && { category }),
    ...(region !== null && { region }),
  };
}

/** A page of results stays until the next one of the same query and filters has loaded. */
export function useSearch(choice: SearchChoice) {
  const search = useQuery({
    ...searchQuery(choice),
    placeholderData: (previous, of) => (of?.queryKey[1] === choice.query ? previous : undefined),
  });
  const isOtherList = search.isPlaceholderData && choice.page === 1;
  return {
    answer: isOtherList ? undefined : search.data,
    isStale: search.isPlaceholderData,
    error: search.data ? null : search.error,
    retry: () => void search.refetch(),
    categories: useCategories(choice, search.error !== null),
  };
}

/** Counts are those of a query in a region. If a page fails to load, the filters keep the last that are known. */
function useCategories({ query, region }: SearchChoice, hasFailed: boolean) {
  const known = useQueryClient()
    .getQueriesData<SearchAnswer>({ queryKey: keyOf(query) })
    .filter(([, answer]) => answer !== undefined);
  const ofRegion = known.findLast(([key]) => (key.at(-1) as Partial<SearchChoice>).region === region);
  const latest = ofRegion ?? (hasFailed ? known.at(-1) : undefined);
  return latest?.[1]?.categories ?? null;
}

/** For the search box, which is outside the page and loads nothing itself: why the page has no answer. */
export function useSearchFailure(search: string) {
  const { data, error, refetch } = useQuery({ ...searchQuery(readChoice(search)), enabled: false });
  return { error: data ? null : error, retry: () => void refetch() };
}
