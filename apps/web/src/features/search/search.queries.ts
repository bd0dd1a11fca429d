import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { asked } from '../../lib/api/asked.ts';
import { keptForAnHour } from '../../lib/api/query-client.ts';
import { readChoice, type SearchChoice } from './search-address.ts';

export type SearchAnswer = Answer<'searchReports'>;
export type SearchMatch = SearchAnswer['matches'][number];
export type FoundBeside = SearchAnswer['beside']['results'][number];
type Facets = SearchAnswer['facets'];
/** What was found, as the server has read it: what to mark. */
export type Marks = SearchAnswer['marks'];

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
function bodyOf(choice: SearchChoice): Input<'searchReports'>['body'] {
  const { query, sort, category, region, year, kinds, onlyMine, exactly, page, besidePage } = choice;
  return {
    query,
    sortBy: sort,
    page,
    besidePage,
    ...(category !== null && { category }),
    ...(region !== null && { region }),
    ...(year !== null && { year }),
    ...(kinds.length > 0 && { kinds: [...kinds] }),
    ...(onlyMine && { onlyMine }),
    ...(exactly && { exactly }),
  };
}

/** A page of results stays until the next one of the same query and filters has loaded. */
export function useSearch(choice: SearchChoice) {
  const search = useQuery({
    ...searchQuery(choice),
    placeholderData: (previous, of) => (of?.queryKey[1] === choice.query ? previous : undefined),
  });
  const isOtherList = search.isPlaceholderData && choice.page === 1 && choice.besidePage === 1;
  return {
    answer: isOtherList ? undefined : search.data,
    isStale: search.isPlaceholderData,
    error: search.data ? null : search.error,
    retry: () => void search.refetch(),
    facets: useFacets(choice, search.isPlaceholderData ? undefined : search.data),
  };
}

export interface KnownFacets {
  facets: Facets;
  /** False while another choice loads: what can be chosen stays, but how often it was found is not known. */
  isCurrent: boolean;
}

/** Until an answer comes, and if none comes, the filters keep the last that are known. */
function useFacets({ query }: SearchChoice, answer: SearchAnswer | undefined): KnownFacets | null {
  const known = useQueryClient().getQueriesData<SearchAnswer>({ queryKey: keyOf(query) });
  if (answer) return { facets: answer.facets, isCurrent: true };
  const latest = known.findLast(([, one]) => one !== undefined)?.[1];
  return latest ? { facets: latest.facets, isCurrent: false } : null;
}

/** For the search box, which is outside the page and loads nothing itself: why the page has no answer. */
export function useSearchFailure(search: string) {
  const { data, error, refetch } = useQuery({ ...searchQuery(readChoice(search)), enabled: false });
  return { error: data ? null : error, retry: () => void refetch() };
}
